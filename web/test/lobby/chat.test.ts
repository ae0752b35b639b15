import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Chat from "../../src/components/Chat.svelte";
import LogPanel from "../../src/components/LogPanel.svelte";
import type { Event } from "../../src/wire";
import { table, update } from "../common/fakes";

const said = (seat: number, text: string): Event => ({ kind: "table-said", seat, facts: { text } });

test("the newest line stands above the field to write in, unless one reads what was said before", async () => {
  await page.viewport(1280, 800);
  const lines = Array.from({ length: 12 }, (_, at) => said(1, `Line ${at}`));
  const { session, socket } = await table({ talk: true, events: lines });
  // The column beside the board, with little room.
  const column = document.createElement("div");
  column.style.cssText = "display: flex; flex-direction: column; height: 300px; width: 19rem; overflow-y: auto";
  document.body.append(column);
  const log = await render(LogPanel, { session }, { baseElement: column });
  const screen = await render(Chat, { session }, { baseElement: column });
  for (const one of [log, screen]) one.container.style.display = "contents";
  await screen.getByRole("button", { name: /^Chat/ }).click();
  const group = screen.getByRole("group", { name: "Messages" });
  const box = () => group.element().getBoundingClientRect();
  const inSight = (text: string) => {
    const line = group
      .getByText(new RegExp(`${text}$`))
      .element()
      .getBoundingClientRect();
    return line.top >= box().top - 1 && line.bottom <= box().bottom + 1;
  };
  await expect.poll(() => inSight("Line 11")).toBe(true);
  expect(box().bottom).toBeLessThanOrEqual(column.querySelector("form")!.getBoundingClientRect().top);
  socket.say(update({ version: 2, talk: true, since: 12, events: [said(1, "Another")] }));
  await expect.poll(() => inSight("Another")).toBe(true);
  group.element().scrollTop = 0;
  await expect.poll(() => inSight("Line 0")).toBe(true);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  socket.say(update({ version: 3, talk: true, since: 13, events: [said(1, "Later")] }));
  await expect.element(group.getByText(/Later$/)).toBeInTheDocument();
  expect(inSight("Line 0")).toBe(true);
  await screen.getByLabelText("Say something").fill("MyGames");
  await screen.getByRole("button", { name: "Send" }).click();
  socket.say(update({ version: 4, talk: true, since: 14, events: [said(0, "MyGames")] }));
  socket.answer("say", { type: "accepted", version: 4 });
  await expect.poll(() => inSight("MyGames")).toBe(true);
  column.remove();
});

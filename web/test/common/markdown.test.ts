import { expect, test } from "vitest";
import { inline, parse } from "../../src/lib/markdown";

test("inline marks", () => {
  expect(inline("a **b** *c* `d` (RG-143, GM-R05). [e](https://f) [g](javascript:h)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " " },
    { kind: "rule", text: "RG-143", before: "(", after: "," },
    { kind: "text", text: " " },
    { kind: "rule", text: "GM-R05", after: ")." },
    { kind: "text", text: " " },
    { kind: "link", text: "e", href: "https://f" },
    { kind: "text", text: " " },
    { kind: "text", text: "g" },
  ]);
});

test("blocks", () => {
  const blocks = parse(
    "# T\n\none\ntwo\n\n- a\n  b\n- c\n\n1. x\n2. y\n\n| h | i |\n| - | - |\n| 1 | 2 |\n\n> q\n\n```\n# no\n```\n## U",
  );
  expect(blocks.map((block) => block.kind)).toEqual([
    "heading",
    "paragraph",
    "list",
    "list",
    "table",
    "quote",
    "code",
    "heading",
  ]);
  expect(blocks[1]).toEqual({ kind: "paragraph", text: [{ kind: "text", text: "one two" }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: "a b" }], [{ text: "c" }]] });
  expect(blocks[3]).toMatchObject({ ordered: true });
  expect(blocks[4]).toMatchObject({
    head: [[{ text: "h" }], [{ text: "i" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});

test("HTML stays text", () => {
  expect(parse("<img src=x onerror=alert(1)>")).toEqual([
    { kind: "paragraph", text: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] },
  ]);
});

test("every guide is read without rest", async () => {
  const guides = import.meta.glob<string>("@ludus/games/*/guide.*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(guides).length).toBeGreaterThan(1);
  for (const text of Object.values(guides)) {
    const blocks = parse(text);
    expect(blocks.length).toBeGreaterThan(20);
    for (const block of blocks)
      if (block.kind === "paragraph")
        for (const part of block.text) if (part.kind === "text") expect(part.text).not.toMatch(/\*\*|^\||`/);
  }
});

// The parts of a page that need a script: colours, search, keys. Everything can be read without it.

const texts = document.body.dataset;

// --- Colours --------------------------------------------------------------------------------------

const THEMES = ["auto", "light", "dark"];
const SIGNS = { auto: "◐", light: "☀", dark: "☾" };
const themeButton = document.querySelector("button.theme");

const chosenTheme = () => document.documentElement.dataset.theme ?? "auto";

function showTheme() {
  const label = texts[`theme${chosenTheme()[0].toUpperCase()}${chosenTheme().slice(1)}`];
  themeButton.textContent = SIGNS[chosenTheme()];
  themeButton.setAttribute("aria-label", label);
  themeButton.title = label;
}

themeButton.addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(chosenTheme()) + 1) % THEMES.length];
  if (next === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem("ludus-theme", next);
  } catch {
    // It is not kept then.
  }
  showTheme();
});
themeButton.hidden = false;
showTheme();

// --- Wide tables and code: scrollable with the keyboard ---------------------------------

const scrolled = document.querySelectorAll("pre, .wide");
function markScrolled() {
  for (const one of scrolled) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}
new ResizeObserver(markScrolled).observe(document.querySelector("article"));
document.fonts.ready.then(markScrolled); // code gets wider with its letters, the article does not

// --- Where the reader is ------------------------------------------------------------------------------

const marks = new Map([...document.querySelectorAll(".headings a")].map((link) => [link.hash.slice(1), link]));
const watcher = new IntersectionObserver(
  (entries) => {
    const seen = entries.find((entry) => entry.isIntersecting);
    if (!seen) return;
    for (const link of marks.values()) link.removeAttribute("aria-current");
    marks.get(seen.target.id)?.setAttribute("aria-current", "location");
  },
  { rootMargin: "-80px 0px -70% 0px" },
);
for (const anchor of marks.keys()) {
  const heading = document.getElementById(decodeURIComponent(anchor));
  if (heading) watcher.observe(heading);
}
document.querySelector(".headings")?.addEventListener("click", (event) => {
  if (event.target.closest("a") && event.currentTarget.matches(":popover-open")) event.currentTarget.hidePopover();
});
document.querySelector(".contents [aria-current]")?.scrollIntoView({ block: "nearest" });

// --- Search -------------------------------------------------------------------------------------------

const box = document.querySelector(".search");
const field = document.getElementById("search");
const found = document.getElementById("found");
const status = found.querySelector("p");
const list = found.querySelector("ol");
const MOST = 12;
let index;

async function load() {
  index ??= fetch(`${texts.root}assets/search.${document.documentElement.lang}.json`).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  });
  return index;
}

const lower = (text) => text.toLowerCase().replaceAll("ё", "е");
// Endings change: a long word also finds what begins like it. Numbers of rules do not.
const stem = (word) => (/\P{L}/u.test(word) ? word : word.slice(0, Math.max(4, word.length - 2)));
// Only where words begin: "late" is no part of "simulate".
const beginning = (word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u");
const asked = (query) => lower(query).split(/\s+/).filter(Boolean).map((word) => [beginning(word), beginning(stem(word))]);

function score(words, page, heading, text) {
  let total = 0;
  for (const [word, start] of words) {
    const inHeading = word.test(heading) ? 12 : start.test(heading) ? 8 : 0;
    const inTitle = word.test(page) ? 6 : start.test(page) ? 4 : 0;
    const inText = word.test(text) ? 3 : start.test(text) ? 1 : 0;
    if (!(inHeading + inTitle + inText)) return 0;
    total += inHeading + inTitle + inText;
  }
  return total;
}

function search({ pages, passages }, query) {
  const words = asked(query);
  if (!words.length) return [];
  const whole = lower(query).trim();
  return passages
    .map(([page, anchor, heading, text]) => {
      const points = score(words, lower(pages[page][1]), lower(heading), lower(text));
      return { page: pages[page], anchor, heading, text, points: points && points + (lower(heading) === whole ? 40 : 0) };
    })
    .filter((one) => one.points)
    .sort((one, other) => other.points - one.points);
}

/** The words around the first hit. */
function excerpt(text, query) {
  const at = Math.max(0, ...asked(query).map(([, start]) => lower(text).search(start)));
  const from = text.lastIndexOf(" ", Math.max(0, at - 40)) + 1;
  return `${from ? "… " : ""}${text.slice(from, from + 130)}${text.length > from + 130 ? " …" : ""}`;
}

function entry(one) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${texts.root}${one.page[0]}${one.anchor && `#${one.anchor}`}`;
  const parts = [
    ["strong", one.heading || one.page[1]],
    ["small", one.heading && one.heading !== one.page[1] ? one.page[1] : ""],
    ["span", excerpt(one.text, field.value)],
  ];
  for (const [tag, text] of parts) {
    if (text) link.appendChild(document.createElement(tag)).textContent = text;
  }
  item.append(link);
  return item;
}

async function show() {
  const query = field.value.trim();
  if (query.length < 2) {
    found.hidden = true;
    return;
  }
  try {
    const hits = search(await load(), query);
    if (field.value.trim() !== query) return;
    status.textContent = hits.length ? `${texts.found}: ${hits.length}` : texts.nothing;
    list.replaceChildren(...hits.slice(0, MOST).map(entry));
  } catch {
    index = undefined;
    status.textContent = texts.notLoaded;
    list.replaceChildren();
  }
  found.hidden = false;
}

function step(event) {
  const links = [field, ...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  if (event.key === "Escape") {
    found.hidden = true;
    field.focus();
  } else if (event.key === "Enter" && at === 0) {
    links[1]?.click();
  } else if (to !== undefined && links[to]) {
    event.preventDefault();
    links[to].focus();
  }
}

// From a file nothing can be fetched, and there is no house beside it.
if (location.protocol.startsWith("http")) {
  box.hidden = false;
  document.querySelector(".play")?.removeAttribute("hidden");
  field.addEventListener("input", show);
  field.addEventListener("focus", () => load().catch(() => (index = undefined)));
  box.addEventListener("keydown", step);
  box.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !box.contains(event.relatedTarget)) found.hidden = true;
  });
  list.addEventListener("click", () => (found.hidden = true));
  document.addEventListener("pointerdown", (event) => {
    if (!box.contains(event.target)) found.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    event.preventDefault();
    field.focus();
  });
}

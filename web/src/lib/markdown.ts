/** The small part of Markdown that the guides use, read into plain values: nothing becomes HTML that we did not write. */

export interface Inline {
  kind: "text" | "strong" | "em" | "code" | "rule" | "link";
  text: string;
  href?: string;
  /** Of a rule: brackets and stops that stay on one line with it. */
  before?: string;
  after?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; text: Inline[] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|([(«“]*)\b([A-Z]{2}-[QR]?\d+)\b([)»”.,;:]*)/gs;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    found.push(token(match));
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

function token([whole, strong, em, code, label, href, before, rule, after]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  if (code !== undefined) return { kind: "code", text: code };
  if (rule !== undefined) return { kind: "rule", text: rule, ...(before && { before }), ...(after && { after }) };
  if (label !== undefined && href && /^(https?:|#|\/)/.test(href)) return { kind: "link", text: label, href };
  return { kind: "text", text: label ?? whole ?? "" };
}

export function parse(source: string): Block[] {
  const lines = source.replace(/\r/g, "").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const take = (test: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && test(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (!line.trim()) at++;
    else if (heading) blocks.push(headingOf(heading[1]!.length, heading[2]!, (at++, blocks.length)));
    else if (line.startsWith("```")) {
      at++;
      blocks.push({ kind: "code", text: take((other) => !other.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith("|")) blocks.push(tableOf(take((other) => other.startsWith("|"))));
    else if (line.startsWith(">"))
      blocks.push({
        kind: "quote",
        text: inline(
          take((other) => other.startsWith(">"))
            .map((l) => l.replace(/^> ?/, ""))
            .join(" "),
        ),
      });
    else if (ITEM.test(line)) blocks.push(listOf(take((other) => ITEM.test(other) || /^\s+\S/.test(other))));
    else
      blocks.push({
        kind: "paragraph",
        text: inline(take((other) => other.trim() !== "" && !STARTS.test(other)).join(" ")),
      });
  }
  return blocks;
}

const ITEM = /^\s*(?:[-*]|\d+\.) /;
const STARTS = /^(?:#{1,4} |```|\||>|\s*(?:[-*]|\d+\.) )/;

function headingOf(level: number, text: string, number: number): Block {
  return { kind: "heading", level, text: inline(text), id: `part-${number}` };
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\s*\d/.test(lines[0] ?? ""), items: items.map(inline) };
}

function tableOf(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

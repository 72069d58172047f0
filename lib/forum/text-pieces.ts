/** A part of a paragraph: words, or a link. */
export type TextPiece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** What ends a sentence rather than an address; a parenthesis belongs to an address that opens one. */
function withoutEnd(address: string): string {
  const last = address.at(-1) ?? "";
  const isEnd = last === ")" ? !address.includes("(") : /[.,;:!?'*_\]}»”’]/.test(last);
  return isEnd ? withoutEnd(address.slice(0, -1)) : address;
}

/** Where an address leads; undefined for one that is none, and for one that names an account. */
function hrefOf(address: string) {
  if (!URL.canParse(address)) return undefined;
  const { href, protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && hostname.includes(".") && !username && !password ? href : undefined;
}

function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: match, index } of paragraph.matchAll(ADDRESS)) {
    const text = withoutEnd(match);
    const href = hrefOf(text);
    if (!href) continue;
    if (index > end) pieces.push({ text: paragraph.slice(end, index) });
    pieces.push({ text, href });
    end = index + text.length;
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}

/** A plain text as paragraphs, which empty lines part, with its web addresses as links (P14.46). */
export function toParagraphs(text: string): TextPiece[][] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map(piecesOf);
}

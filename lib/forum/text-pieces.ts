/** A part of a paragraph: words, or a link. */
export type TextPiece = { text: string; href?: string };

const URL_PATTERN = /(?:https?:\/\/|(?<![\w.@/-])www\.)[^\s<>"]+/gi;

/** The URL without trailing punctuation; a closing parenthesis belongs to a URL with an opening one. */
function withoutEnd(url: string): string {
  const last = url.at(-1) ?? "";
  const isEnd = last === ")" ? !url.includes("(") : /[.,;:!?'*_\]}»”’]/.test(last);
  return isEnd ? withoutEnd(url.slice(0, -1)) : url;
}

/** The normalized URL, "www.example.org" as well; undefined for an invalid one, and for one with a user name. */
function hrefOf(text: string) {
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(url)) return undefined;
  const { href, protocol, hostname, username, password } = new URL(url);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && hostname.includes(".") && !username && !password ? href : undefined;
}

function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: match, index } of paragraph.matchAll(URL_PATTERN)) {
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

/** A plain text as paragraphs, separated by empty lines, with its URLs as links (P14.46). */
export function toParagraphs(text: string): TextPiece[][] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map(piecesOf);
}

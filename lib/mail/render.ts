import { BRAND_COLORS } from "@/lib/brand-colors";
import type { Block } from "@/lib/mail/blocks";
import { directionOfName } from "@/lib/restaurants/names/direction-of-name";
import { nameLang } from "@/lib/restaurants/names/name-language";
import { SITE_NAME } from "@/lib/site";
import { escapeHtml } from "@/lib/strings/escape-html";

/** Words in other scripts than the Latin one: most are names as at the door. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}\p{Script=Common}](?:[\s\p{M}\p{P}\p{N}]*[^\P{L}\p{Script=Latin}\p{Script=Common}])*\p{M}*/gu;

/** A text as HTML, its words in other scripts with their direction, and with their language where the letters say it. */
function textHtml(text: string) {
  return escapeHtml(text).replace(OTHER_SCRIPT, (words) => {
    const lang = nameLang(words, undefined);
    return `<bdi${lang && lang !== "und" ? ` lang="${lang}"` : ""} dir="${directionOfName(words)}">${words}</bdi>`;
  });
}

/** A link of a mail leads to a page; anything else would be a mistake of ours. */
function checkHref(href: string) {
  if (!/^https?:\/\//.test(href)) throw new TypeError("A link in a mail should be a web address");
  return href;
}

function blockText(block: Block) {
  if (block.kind === "link") return `${block.label}:\n${checkHref(block.href)}`;
  if (block.kind === "quote") return block.text.replace(/^/gm, "> ");
  return block.text;
}

/** The plain text part: whole URLs, and quotations as mail programs write them. */
export function renderText(blocks: readonly Block[]) {
  return `${[...blocks.map(blockText), `-- \n${SITE_NAME}`].join("\n\n")}\n`;
}

const STYLES = {
  body: `margin:0;padding:24px;background:${BRAND_COLORS.paper};color:${BRAND_COLORS.ink};font:16px/1.55 system-ui,sans-serif`,
  main: "max-width:36rem;margin:0 auto",
  title: "font-size:22px;line-height:1.25;margin:0 0 16px",
  paragraph: "margin:0 0 16px",
  link: `color:${BRAND_COLORS.beet};font-weight:bold;overflow-wrap:anywhere`,
  code: "margin:0 0 16px;font:bold 22px/1.4 ui-monospace,monospace;letter-spacing:2px",
  quote: `margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${BRAND_COLORS["sprout-2"]};white-space:pre-wrap;overflow-wrap:anywhere`,
};

function blockHtml(block: Block) {
  if (block.kind === "link") {
    const href = escapeHtml(checkHref(block.href));
    return `<p style="${STYLES.paragraph}"><a href="${href}" style="${STYLES.link}">${textHtml(block.label)}</a></p>`;
  }
  const text = textHtml(block.text);
  if (block.kind === "quote") return `<blockquote style="${STYLES.quote}">${text}</blockquote>`;
  return `<p style="${STYLES[block.kind]}">${text}</p>`;
}

/** The HTML part: no pictures, scripts or other files, so that opening a mail sends no request. */
export function renderHtml(subject: string, blocks: readonly Block[]) {
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="${STYLES.body}">
<div role="article" aria-label="${title}" style="${STYLES.main}">
<h1 style="${STYLES.title}">${textHtml(subject)}</h1>
${blocks.map(blockHtml).join("\n")}
<p style="${STYLES.paragraph}">${textHtml(SITE_NAME)}</p>
</div>
</body>
</html>
`;
}

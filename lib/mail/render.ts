import { BRAND_COLORS } from "@/lib/brand-colors";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { colon } from "@/lib/languages/marks";
import type { Block } from "@/lib/mail/blocks";
import { hasOtherScript, isolatesAsHtml } from "@/lib/mail/isolate";
import { isolateRightToLeft, scriptRuns } from "@/lib/restaurants/names/script-runs";
import { SITE_NAME } from "@/lib/site";
import { escapeHtml } from "@/lib/strings/escape-html";

/** A text as HTML, its words in other scripts with their direction, and with their language where the letters say it. */
function textHtml(text: string, language: Language) {
  if (hasOtherScript(language)) return isolatesAsHtml(escapeHtml(text));
  return scriptRuns(text)
    .map(({ text: words, dir, lang }) =>
      dir
        ? `<bdi${lang ? ` lang="${lang}"` : ""} dir="${dir}">${escapeHtml(words)}</bdi>`
        : escapeHtml(words),
    )
    .join("");
}

/** A link of a mail leads to a page; anything else would be a mistake of ours. */
function checkHref(href: string) {
  if (!/^https?:\/\//.test(href)) throw new TypeError("A link in a mail should be a web address");
  return href;
}

/** A text whose names leave the order of the words around them as it is: those of mails in other scripts do already. */
export function isolated(text: string, language: Language) {
  return hasOtherScript(language) ? text : isolateRightToLeft(text);
}

function blockText(block: Block, language: Language) {
  if (block.kind === "quote") return block.text.replace(/^/gm, "> ");
  if (block.kind !== "link") return isolated(block.text, language);
  return `${isolated(block.label, language)}${colon(language)}\n${checkHref(block.href)}`;
}

/** The plain text part: whole URLs, quotations as mail programs write them, and names from right to left isolated from the sentence. */
export function renderText(blocks: readonly Block[], language = DEFAULT_LANGUAGE) {
  const texts = blocks.map((block) => blockText(block, language));
  return `${[...texts, `-- \n${SITE_NAME}`].join("\n\n")}\n`;
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

/** Mail programs know no logical properties. */
const RTL_QUOTE = STYLES.quote
  .replace("padding:0 0 0 12px", "padding:0 12px 0 0")
  .replace("border-left", "border-right");

function blockHtml(block: Block, language: Language) {
  const isRtl = LANGUAGES[language].dir === "rtl";
  // What a person wrote has a direction of its own.
  const dir = language === DEFAULT_LANGUAGE ? "" : ' dir="auto"';
  if (block.kind === "link") {
    const href = escapeHtml(checkHref(block.href));
    return `<p style="${STYLES.paragraph}"><a href="${href}" style="${STYLES.link}">${textHtml(block.label, language)}</a></p>`;
  }
  const text = textHtml(block.text, language);
  if (block.kind === "quote")
    return `<blockquote${dir} style="${isRtl ? RTL_QUOTE : STYLES.quote}">${text}</blockquote>`;
  if (block.kind === "words") return `<p${dir} style="${STYLES.paragraph}">${text}</p>`;
  return `<p style="${STYLES[block.kind]}">${text}</p>`;
}

/** The HTML part: no pictures, scripts or other files, so that opening a mail sends no request. */
export function renderHtml(subject: string, blocks: readonly Block[], language = DEFAULT_LANGUAGE) {
  const title = escapeHtml(isolated(subject, language));
  const { tag, dir } = LANGUAGES[language];
  return `<!doctype html>
<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : ""}>
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="${STYLES.body}">
<div role="article" aria-label="${title}" style="${STYLES.main}">
<h1 style="${STYLES.title}">${textHtml(subject, language)}</h1>
${blocks.map((block) => blockHtml(block, language)).join("\n")}
<p style="${STYLES.paragraph}">${textHtml(SITE_NAME, language)}</p>
</div>
</body>
</html>
`;
}

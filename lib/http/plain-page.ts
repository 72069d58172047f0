import { SITE_NAME } from "@/lib/site";
import { escapeHtml } from "@/lib/strings/escape-html";

type PlainPage = {
  title: string;
  /** HTML of its paragraphs. */
  paragraphs: readonly string[];
  /** After so many seconds the browser requests it again. */
  reloadSeconds?: number;
};

/** A page in place of one that cannot be rendered. It needs no other file. */
export const plainPage = ({ title, paragraphs, reloadSeconds }: PlainPage) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reloadSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${reloadSeconds}">\n`}<title>${title} | ${escapeHtml(SITE_NAME)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;padding:2rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .75rem}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;

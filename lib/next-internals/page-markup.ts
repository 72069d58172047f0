// The markup that Next 16.4 writes into the pages it renders, as far as lib/page-cache relies on it. A file that Next names in
// another form is not moved and works as without this code; e2e/pages/first-paint.spec.ts then fails.

/** A stylesheet, which React keeps track of by its `data-precedence`. */
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)" data-precedence="next"\/>/g;
const STYLESHEETS = /(?:<link rel="stylesheet" [^>]*data-precedence="next"\/>)+/g;

/** A script that starts when it has arrived, in any order. */
const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** The URLs of a page's stylesheets, in order. */
export function stylesheetsOf(html: string) {
  return [...html.matchAll(STYLESHEET)].map(([, url = ""]) => url);
}

/** The page with markup ahead of its first stylesheet. */
export function insertBeforeStylesheets(html: string, markup: string) {
  const [first] = html.match(STYLESHEET) ?? [];
  return first ? html.replace(first, () => markup + first) : html;
}

/** The page without its async scripts and their preloads, its stylesheets for readers without scripts alone; and what was removed. */
export function takeOutFiles(html: string) {
  const unique = (urls: string[]) => [...new Set(urls)];
  return {
    styles: unique(stylesheetsOf(html)),
    scripts: unique([...html.matchAll(ASYNC_SCRIPT)].map(([, url = ""]) => url)),
    html: html
      .replace(ASYNC_SCRIPT, "")
      .replace(SCRIPT_PRELOAD, "")
      .replace(STYLESHEETS, (links) => `<noscript>${links}</noscript>`),
  };
}

/** Whether a page is the empty one that Next sends when rendering was given up, to be drawn by scripts. */
export function isErrorShell(html: string) {
  return /^<!DOCTYPE html><html (?:[\w-]+="[^"]*" )*id="__next_error__"/.test(html);
}

// Of the site's styles, the rules that a page needs to be drawn.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import { ROOT } from "./run.mjs";

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)" data-precedence="next"\/>/g;

/** What the inline scripts of the head mark the document with before the first paint: no prerendered page has it. */
const MARKS = /data-(theme|auth)/;

/** What Beasties does not match as browsers do: functional pseudo-classes, and Tailwind's names for an element's descendants. */
const UNMATCHED = [/:(is|not|where|has)\(/, /\\\[\\&/];

/** System fonts that stand in for the site's own, which come with the rest of the styles. */
const FALLBACK_FONTS = readFileSync(join(ROOT, "app/font-fallbacks.css"), "utf8");

/** The addresses of a page's stylesheets, in order. */
export function stylesheetsOf(html) {
  return [...html.matchAll(STYLESHEET)].map(([, href]) => href);
}

/**
 * Makes a page of the build in `buildFolder` carry, ahead of the links to its stylesheets, the rules for its elements: in every
 * state of theirs, in both themes.
 * @returns {(html: string) => Promise<string>}
 */
export function stylesInliner(buildFolder) {
  const beasties = new Beasties({
    path: buildFolder,
    publicPath: "/_next",
    preload: false,
    fonts: false,
    allowRules: [MARKS, ...UNMATCHED],
    logLevel: "warn",
  });
  return async (html) => {
    const [first] = html.match(STYLESHEET) ?? [];
    if (!first) return html;
    // What it makes of the page itself is left: to it, "/>" and "&quot;" are a matter of taste.
    const [, styles] = /<style>([^]*?)<\/style>/.exec(await beasties.process(html));
    return html.replace(first, () => `<style>${styles}${FALLBACK_FONTS}</style>${first}`);
  };
}

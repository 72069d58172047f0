// A page that is painted before it asks for its scripts and for the styles that only other pages and later moments need.
import { stylesheetsOf } from "./inline-styles.mjs";

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;
const STYLESHEETS = /(?:<link rel="stylesheet" [^>]*data-precedence="next"\/>)+/g;

/**
 * Runs at the page's end: adds the styles, and the scripts when these are there, so that the page is painted meanwhile. All still
 * hold up the window's load event, as they did in the head: whoever waits for that finds a page that answers. The styles stand
 * back behind pictures that are in view; React knows them by their `data-precedence`.
 */
const LOADER = [
  "(function(d,c,s){var n=c.length;",
  "function add(t,a){var e=d.createElement(t);for(var k in a)e.setAttribute(k,a[k]);return d.head.appendChild(e)}",
  'function run(){if(n--<1)s.forEach(function(u){add("script",{async:"",src:u})})}',
  'c.forEach(function(u){var e=add("link",{rel:"stylesheet","data-precedence":"next",fetchpriority:"low",href:u});',
  "e.onload=e.onerror=run});run()})",
].join("");
const LATE = new RegExp(
  `<script>${LOADER.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\(document,(\\[[^\\]]*\\]),(\\[[^\\]]*\\])\\)</script>`,
);

/** The page with its async scripts and its styles named at its end, the styles for readers without scripts in its head too. */
export function withLateFiles(html) {
  const styles = stylesheetsOf(html);
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (styles.length + scripts.length === 0) return html;
  const page = html
    .replace(SCRIPT, "")
    .replace(HINT, "")
    .replace(STYLESHEETS, (links) => `<noscript>${links}</noscript>`);
  const end = page.lastIndexOf("</body>");
  const files = [styles, scripts].map((list) => JSON.stringify([...new Set(list)])).join(",");
  return `${page.slice(0, end)}<script>${LOADER}(document,${files})</script>${page.slice(end)}`;
}

/** The addresses of the scripts that a page asks for once it is laid out. */
export function lateScriptsOf(html) {
  return JSON.parse(LATE.exec(html)?.[2] ?? "[]");
}

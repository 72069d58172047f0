import { takeOutFiles } from "@/lib/next-internals/page-markup";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

/**
 * Runs at the end of the page: adds the stylesheets, and when they have loaded the scripts, so that the page is painted before it
 * requests them. The window's load event still waits for all of them. The stylesheets get a low priority, behind pictures in
 * view; React finds them by their `data-precedence`.
 */
const LOADER = [
  "(function(d,c,s){var n=c.length;",
  "function add(t,a){var e=d.createElement(t);for(var k in a)e.setAttribute(k,a[k]);return d.head.appendChild(e)}",
  'function run(){if(n--<1)s.forEach(function(u){add("script",{async:"",src:u})})}',
  'c.forEach(function(u){var e=add("link",{rel:"stylesheet","data-precedence":"next",fetchpriority:"low",href:u});',
  "e.onload=e.onerror=run});run()})",
].join("");

/** The loader with its two arguments, JSON arrays of URLs. */
const LOADER_CALL = new RegExp(
  `^${LOADER.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\(document,(\\[[^\\]]*\\]),(\\[[^\\]]*\\])\\)$`,
);

/** JSON that is safe inside a script: no text in it ends the script or starts a comment. */
function toScriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The page with its async scripts and stylesheets requested at its end instead of in its head. */
export function deferFiles(page: string) {
  const { html, styles, scripts } = takeOutFiles(page);
  const end = html.lastIndexOf("</body>");
  if (styles.length + scripts.length === 0 || end < 0) return page;
  const loader = `<script>${LOADER}(document,${toScriptJson(styles)},${toScriptJson(scripts)})</script>`;
  return html.slice(0, end) + loader + html.slice(end);
}

/** Whether an inline script is the loader of this module. */
export function isLoader(script: string) {
  return LOADER_CALL.test(script);
}

/** The URLs of the scripts that a page requests when it has been laid out. */
export function deferredScriptsOf(html: string): string[] {
  for (const script of inlineScriptsOf(html)) {
    const [, , urls] = LOADER_CALL.exec(script) ?? [];
    if (urls) return JSON.parse(urls) as string[];
  }
  return [];
}

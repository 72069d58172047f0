import { takeOutFiles } from "@/lib/next-internals/page-markup";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

/**
 * Runs at the end of the page: adds the stylesheets, and when they have loaded the scripts, so that the page is painted before it
 * requests them. The window's load event still waits for all of them. The stylesheets get a low priority, behind pictures in
 * view; React finds them by their `data-precedence`. A stylesheet of typefaces applies when its fonts have arrived: new typefaces
 * lay the whole page out, also before their files are there.
 */
const LOADER = [
  "(function(d,c,s,t,f){var n=c.length,m=f.length,w=[];",
  "function add(t,a){var e=d.createElement(t);for(var k in a)e.setAttribute(k,a[k]);return d.head.appendChild(e)}",
  'function show(){if(--m<1)w.forEach(function(e){e.media="all"})}',
  'function font(u){var e=add("link",{rel:"preload",as:"font",crossorigin:"",href:u});e.onload=e.onerror=show}',
  'function run(){if(n--<1){f.forEach(font);s.forEach(function(u){add("script",{async:"",src:u})})}}',
  'c.forEach(function(u){var a={rel:"stylesheet","data-precedence":"next",fetchpriority:"low",href:u},x=t.indexOf(u)>=0,e;',
  'if(x)a.media="not all";e=add("link",a);if(x)w.push(e);',
  "e.onload=e.onerror=function(){e.onload=e.onerror=null;run()}});run()})",
].join("");

const ARRAY = "(\\[[^\\]]*\\])";

/** The loader with its arguments, JSON arrays of URLs. */
const LOADER_CALL = new RegExp(
  `^${LOADER.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\(document,${Array(4).fill(ARRAY).join(",")}\\)$`,
);

/** JSON that is safe inside a script: no text in it ends the script or starts a comment. */
function toScriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** A stylesheet of typefaces, and the URLs of its fonts as it names them. */
type Typefaces = { url: string; fontFiles: string[] };

/** The page with its async scripts and stylesheets requested at its end instead of in its head. */
export function deferFiles(page: string, typefaces: Typefaces[] = []) {
  const { html, styles, scripts } = takeOutFiles(page);
  const end = html.lastIndexOf("</body>");
  if (styles.length + scripts.length === 0 || end < 0) return page;
  const fonts = typefaces.flatMap(({ url, fontFiles }) =>
    fontFiles.map((file) => new URL(file, `http://site${url}`).pathname),
  );
  const urls = [styles, scripts, typefaces.map(({ url }) => url), fonts];
  const loader = `<script>${LOADER}(document,${urls.map(toScriptJson).join(",")})</script>`;
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

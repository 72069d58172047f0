import { takeOutFiles } from "@/lib/next-internals/page-markup";
import { inlineScriptsOf } from "@/lib/security/content-security-policy";

/**
 * Runs at the end of the page: adds the stylesheets, and when they have loaded the scripts, so that the page is painted before it
 * requests them. The window's load event still waits for all of them. The stylesheets get a low priority, behind pictures in
 * view; React finds them by their `data-precedence`. A stylesheet of typefaces applies when its fonts have arrived: new typefaces
 * lay the whole page out, also before their files are there.
 */
const LOADER = [
  "((d,c,s,t,f)=>{let n=c.length,m=f.length,w,",
  "add=(g,a)=>d.head.appendChild(Object.assign(d.createElement(g),a)),",
  'show=()=>--m||(w.media="all"),',
  'font=u=>add("link",{rel:"preload",as:"font",crossOrigin:"",href:u,onload:show,onerror:show}),',
  'run=()=>n--||(f.forEach(font),s.forEach(u=>add("script",{async:!0,src:u})));',
  'c.forEach((u,i)=>{let e=add("link",{rel:"stylesheet",fetchPriority:"low",media:i==t?"not all":"all",href:u,onload:run,onerror:run});',
  'e.dataset.precedence="next";if(i==t)w=e});run()})',
].join("");

const ARRAY = "(\\[[^\\]]*\\])";

/** The loader with its arguments: the URLs of stylesheets and scripts, the index of the typefaces' stylesheet, and their fonts. */
const LOADER_CALL = new RegExp(
  `^${LOADER.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\(document,${ARRAY},${ARRAY},-?\\d,${ARRAY}\\)$`,
);

/** JSON that is safe inside a script: no text in it ends the script or starts a comment. */
function toScriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** A stylesheet of typefaces, and the URLs of its fonts as it names them. */
type Typefaces = { url: string; fontFiles: string[] };

/** The page with its async scripts and stylesheets requested at its end instead of in its head. */
export function deferFiles(page: string, typefaces?: Typefaces) {
  const { html, styles, scripts } = takeOutFiles(page);
  const end = html.lastIndexOf("</body>");
  if (styles.length + scripts.length === 0 || end < 0) return page;
  const { url = "", fontFiles = [] } = typefaces ?? {};
  const fonts = fontFiles.map((file) => new URL(file, `http://site${url}`).pathname);
  const call = [styles, scripts, styles.indexOf(url), fonts].map(toScriptJson).join(",");
  const loader = `<script>${LOADER}(document,${call})</script>`;
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

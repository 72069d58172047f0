/** What kinds of requests are counted apart. */
export const REQUEST_KINDS = [
  "page",
  "data",
  "image",
  "static",
  "action",
  "accounts",
  "api",
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

const IS_STATIC = /^\/(_next|gallery|gazetteer|i|icons|map|pictures)\/|^\/sw\.js$/;
const IS_IMAGE = /^\/photos\/|\/opengraph-image|\.(png|ico|svg)$/;
const IS_DATA = /^\/data\/|\/tiles\/|\/world\/|\.(json|xml|txt|ics|csv|webmanifest)(\/|$)/;

/** The kind of a request by its method and path: "/restaurants/12?x" is a page, a post to it the sending of a form. */
export function requestKind(method: string, url: string): RequestKind {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  if (IS_STATIC.test(path)) return "static";
  if (path.startsWith("/auth/v1/")) return "accounts";
  if (path.startsWith("/api/")) return "api";
  if (method === "POST") return "action";
  if (IS_IMAGE.test(path)) return "image";
  return IS_DATA.test(path) ? "data" : "page";
}

import { CACHED_FOLDERS } from "@/lib/public-folders";
import { ROUTES } from "@/lib/routes";

/** The worker's caches. What belongs to none is left to the browser as if there were no worker. */
export type CacheKind = "page" | "card" | "record" | "tile" | "asset" | "picture";

/** Accounts and the API are never cached; the other URLs of Next return parts of pages of one deployment. */
const NEVER_KEPT = /^(?:\/[a-z-]+)?\/(auth|api|_next)(\/|$)/;
const ASSET = /^\/_next\/static\//;
const PICTURE = new RegExp(`^/(${CACHED_FOLDERS.join("|")})/`);
/** What lists in the browser show of one record (P6.9). */
const RECORD = /\/(summary\.json|summaries\.json\/[^/]+)$/;
/** The restaurants of a part of the map, which parts have any, and the list of cities. */
const TILE = /^\/restaurants\/(?:tiles\/(?:[^/]+\/)?[^/]+|cities\.json)$/;
/** The page keeps it itself at the visitor's request (lib/world/store-world.ts). */
const WORLD = /^\/restaurants\/world\//;
/** A phrase card, which stays until the browser needs room: it is opened long before it is shown (P13.11). */
const CARD = new RegExp(`^(?:/[a-z-]+)?${ROUTES.phrases}/[^/]+$`);
/** Not the point in the path of near me around coordinates. */
const FILE = /^(?!(?:\/[a-z-]+)?\/restaurants\/near-me\/).*\.[^/]+$/;

type KnownRequest = Pick<Request, "method" | "url"> & { headers: Pick<Headers, "has"> };

/**
 * Where the response to a request is cached for a visitor without a connection; undefined for everything that must not be:
 * other origins (Google's content among them), accounts, the API, server components, and the home page with a query, which
 * is the link of a mail (P9.9).
 */
export function cacheKindOf(request: KnownRequest, origin: string): CacheKind | undefined {
  const { origin: target, pathname, search } = new URL(request.url);
  if (target !== origin || request.method !== "GET") return undefined;
  if (ASSET.test(pathname)) return "asset";
  if (PICTURE.test(pathname)) return "picture";
  if (RECORD.test(pathname)) return "record";
  if (TILE.test(pathname)) return "tile";
  if (NEVER_KEPT.test(pathname) || WORLD.test(pathname) || FILE.test(pathname)) return undefined;
  if (request.headers.has("rsc") || new URLSearchParams(search).has("_rsc")) return undefined;
  if (pathname === "/" && search !== "") return undefined;
  return CARD.test(pathname) ? "card" : "page";
}

/** The URL that a page is cached under: pages read no query (P2.4). */
export function pageKeyOf(url: string) {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** The URL that a tile is cached under: without the version, so that the newest that was loaded is there offline. */
export function tileKeyOf(url: string) {
  return pageKeyOf(url).replace(/\/tiles\/[^/]+\/(?=[^/]+$)/, "/tiles/");
}

const NEAR_ME_IN_OTHERS = new RegExp(`^/[a-z-]+${ROUTES.nearMe}$`);

/** The page that every visitor has without a connection in place of this one: near me in another language is there in English (P13.9). */
export function standInFor(url: string) {
  const { origin, pathname, search } = new URL(url);
  return NEAR_ME_IN_OTHERS.test(pathname) ? `${origin}${ROUTES.nearMe}${search}` : undefined;
}

type KnownResponse = Pick<Response, "status" | "redirected"> & { headers: Pick<Headers, "get"> };

/**
 * Whether a response may be cached. A worker never sees Set-Cookie; the site's responses that set one have `private,
 * no-store`, so that is what counts here.
 */
export function mayKeep({ status, redirected, headers }: KnownResponse) {
  const cacheControl = headers.get("cache-control") ?? "";
  return status === 200 && !redirected && !/\b(no-store|private)\b/i.test(cacheControl);
}

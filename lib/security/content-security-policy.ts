import { createHash } from "node:crypto";

/**
 * Google's map, which any visitor may bring a key for (P8.1); from Google's "Content Security Policy guide" for the
 * Maps JavaScript API. Scripts come from the two hosts that serve the map alone, and 'unsafe-eval' is not given.
 */
const GOOGLE = {
  script: ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  data: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"],
  image: "https://*.googleusercontent.com",
  frame: "https://*.google.com",
  font: "https://fonts.gstatic.com",
  style: "https://fonts.googleapis.com",
};

/** Where pages may talk to besides the site itself and Google's map. */
export type ForeignHosts = {
  /** The Supabase project; undefined: accounts are embedded. */
  supabaseUrl?: string | undefined;
  /** The style of the open map: an address, or a path on the site itself. */
  mapStyleUrl: string;
  /** Origins of tiles, glyphs and sprites that do not come from the style's own host. */
  mapHosts?: string[] | undefined;
  /** Whether the site is served over TLS. */
  isSecure: boolean;
};

function serialize(directives: Record<string, readonly (string | undefined)[]>) {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");
}

function originOf(address: string | undefined) {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** What a browser runs; other types (JSON-LD) are data to it, and need no permission. */
const RUNS = /^(?!.*\btype=)|\btype="(text\/javascript|module|)"/;

/** The texts of the inline scripts that a browser would run on a page. */
export function inlineScriptsOf(html: string) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && RUNS.test(attributes))
    .map(([, , text = ""]) => text);
}

function hashSource(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The policy of a page that may run these inline scripts and no others (ADR-12 says why each source is there). */
export function pagePolicy(scripts: string[], hosts: ForeignHosts) {
  const map = [originOf(hosts.mapStyleUrl), ...(hosts.mapHosts ?? [])];
  return serialize({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(hashSource), ...GOOGLE.script],
    "style-src": ["'self'", "'unsafe-inline'", GOOGLE.style],
    "img-src": ["'self'", "data:", "blob:", ...map, ...GOOGLE.data, GOOGLE.image],
    "font-src": ["'self'", GOOGLE.font],
    "connect-src": ["'self'", "data:", originOf(hosts.supabaseUrl), ...map, ...GOOGLE.data],
    "worker-src": ["'self'", "blob:"],
    "frame-src": [GOOGLE.frame],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(hosts.isSecure && { "upgrade-insecure-requests": [] }),
  });
}

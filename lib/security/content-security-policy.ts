import { createHash } from "node:crypto";

/** The API and its services, e.g. geocoding; what they consist of; tiles and styles of maps. */
const MAP_HOSTS = [
  "https://maps.googleapis.com",
  "https://maps.gstatic.com",
  "https://mapsresources-pa.googleapis.com",
];

/**
 * The hosts that Google's map needs, for which any visitor may have a key (P8.1): of Google's "List of Google Maps Domains" the hosts
 * of what the site uses, street maps and places (ADR-33). `data:` and `blob:` are from its "Content Security Policy guide".
 */
const GOOGLE = {
  script: ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  style: ["https://fonts.googleapis.com"],
  image: MAP_HOSTS,
  font: ["https://fonts.gstatic.com"],
  connect: ["data:", ...MAP_HOSTS, "https://places.googleapis.com"],
  worker: ["blob:"],
};

const NO_GOOGLE: Record<keyof typeof GOOGLE, string[]> = {
  script: [],
  style: [],
  image: [],
  font: [],
  connect: [],
  worker: [],
};

/** Where pages may talk to besides the site itself and Google's map. */
export type ForeignHosts = {
  /** The Supabase project; undefined: accounts are embedded. */
  supabaseUrl?: string | undefined;
  /** The style of the open map: a URL, or a path on the site itself. */
  mapStyleUrl: string;
  /** Origins of tiles, glyphs and sprites that do not come from the style's own host. */
  mapHosts?: string[] | undefined;
  /** Whether the site is served over TLS. */
  isSecure: boolean;
  /** Whether passwords are typed on the page: then it may not talk to Google. */
  isAccountPage?: boolean;
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
  const google = hosts.isAccountPage ? NO_GOOGLE : GOOGLE;
  const map = [originOf(hosts.mapStyleUrl), ...(hosts.mapHosts ?? [])];
  return serialize({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(hashSource), ...google.script],
    "style-src": ["'self'", "'unsafe-inline'", ...google.style],
    "img-src": ["'self'", "data:", "blob:", ...map, ...google.image],
    "font-src": ["'self'", ...google.font],
    "connect-src": ["'self'", originOf(hosts.supabaseUrl), ...map, ...google.connect],
    "worker-src": ["'self'", ...google.worker],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(hosts.isSecure && { "upgrade-insecure-requests": [] }),
  });
}

import { createHash } from "node:crypto";

// A Content-Security-Policy as browsers read it (CSP Level 3), as far as this site's policies go: no nonces, no 'strict-dynamic'.

/** What a page tries: to load from an address, or to run a text that is in it. */
export type Attempt = {
  directive: string;
  address?: string;
  /** The text of an inline script. */
  script?: string;
  /** A handler, a `javascript:` address or a style in the page. */
  isInline?: true;
  /** Code in a text. */
  isEval?: true;
};

/** What decides where a directive is not in the policy. */
const FALLBACKS: Record<string, string[]> = {
  "script-src": ["default-src"],
  "script-src-elem": ["script-src", "default-src"],
  "script-src-attr": ["script-src", "default-src"],
  "style-src-elem": ["style-src", "default-src"],
  "img-src": ["default-src"],
  "font-src": ["default-src"],
  "connect-src": ["default-src"],
  "object-src": ["default-src"],
  "frame-src": ["child-src", "default-src"],
  "worker-src": ["child-src", "script-src", "default-src"],
  "base-uri": [],
  "form-action": [],
};

function parse(policy: string) {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

/** `https://host`, `https://*.host`, `host:*`, `https://host/path/`. */
const HOST_SOURCE = /^(?:([a-z][\w+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;

function isOfHost(source: string, url: URL, self: URL) {
  const [, scheme, host = "", port, path = ""] = HOST_SOURCE.exec(source) ?? [];
  const schemes = scheme === "http" || !scheme ? ["http:", "https:"] : [`${scheme}:`];
  const isHost =
    host === "*" ||
    (host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host);
  const isPath = path.endsWith("/")
    ? url.pathname.startsWith(path)
    : !path || url.pathname === path;
  return (
    schemes.includes(url.protocol) &&
    (scheme !== undefined || self.protocol === "http:" || url.protocol === "https:") &&
    isHost &&
    (port === "*" || (port ?? "") === url.port) &&
    isPath
  );
}

function isFrom(source: string, url: URL, self: URL) {
  if (source === "'self'") return url.origin === self.origin;
  if (source.startsWith("'")) return false;
  if (source === "*") return /^https?:$/.test(url.protocol);
  if (/^[a-z][\w+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  return isOfHost(source, url, self);
}

/** Whether a page at the address `self` with this policy may do it. */
export function allows(policy: string, attempt: Attempt, self: string) {
  const directives = parse(policy);
  const names = [attempt.directive, ...(FALLBACKS[attempt.directive] ?? [])];
  const sources = names.map((name) => directives.get(name)).find((found) => found !== undefined);
  if (!sources) return true;
  if (attempt.isEval) return sources.includes("'unsafe-eval'");
  if (attempt.isInline || attempt.script !== undefined) {
    const hash = createHash("sha256")
      .update(attempt.script ?? "")
      .digest("base64");
    const hasHashes = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    const isHashed = attempt.script !== undefined && sources.includes(`'sha256-${hash}'`);
    return isHashed || (!hasHashes && sources.includes("'unsafe-inline'"));
  }
  const base = new URL(self);
  const url = new URL(attempt.address ?? "", base);
  return sources.some((source) => isFrom(source, url, base));
}

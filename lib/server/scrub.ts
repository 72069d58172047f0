/** Longer texts are cut off: what a client sends can be that long, and every pattern reads all of it. */
const MAX_LENGTH = 8_192;

/** Each pattern begins at the beginning of a word or token only, so that it reads no text twice. */
const REMOVED: [pattern: RegExp, replacement: string][] = [
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\b(?:base64-|sb_(?:secret|publishable)_)[\w-]+/g, "[token]"],
  [/\b[0-9a-f]{32,}\b/gi, "[token]"],
  // Anyone who has the URL of such a page may read it.
  [/\/(questions|listings|favorites\/shared|lists\/shared)\/[\w-]{16,}/g, "/$1/[token]"],
  // Where somebody looks for restaurants.
  [/(\/restaurants\/near-me\/)[^\s/?#,%]+(?:,|%2C)[^\s/?#]*/gi, "$1[point]"],
  [
    /\b((?:access|refresh)_token|token_hash|token|code|password|apikey|authorization|cookie)\b(["']?\s{0,8}[:=]\s{0,8}["']?)(?:Bearer )?[^\s"',;&}]+/gi,
    "$1$2[removed]",
  ],
];

/** Queries hold codes and tokens from mails, and what visitors typed. */
function withoutQuery(word: string) {
  const query = word.indexOf("?");
  const hasPath = query > 0 && word.lastIndexOf("/", query) >= 0;
  const closing = word.indexOf(")", query);
  const end = closing < 0 ? word.length : closing;
  if (!hasPath || end === query + 1) return word;
  return `${word.slice(0, query)}?[query]${word.slice(end)}`;
}

/** In URLs the @ may be encoded, even more than once. */
const AT = /@|%(?:25)*40/i;

function withoutEmailAddress(word: string) {
  const at = word.search(AT);
  return at > 0 && /\.[a-z]{2}/i.test(word.slice(at)) ? "[address]" : word;
}

/**
 * A text as it may be kept in a log: without e-mail addresses, tokens, passwords, and the queries of URLs. What is left
 * still says what went wrong and where.
 */
export function scrub(text: string) {
  const kept = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
  const words = kept
    .replace(/[^\s"'`<>]+/g, withoutQuery)
    .replace(/[^\s"'`<>(),;:/]+/g, withoutEmailAddress);
  return REMOVED.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    words,
  );
}

/** The path of a request's target, as it may be kept in a log. */
export function scrubPath(target: string) {
  return scrub(target.split(/[?#]/, 1)[0]!);
}

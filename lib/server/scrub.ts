const REMOVED: [pattern: RegExp, replacement: string][] = [
  // Queries hold codes and tokens from mails, and what visitors typed.
  [/(\/[^\s?"'`<>]*)\?[^\s"'`<>)]+/g, "$1?[query]"],
  [/[^\s@"'`<>(),;:/]+@[^\s@"'`<>(),;:/]+\.[a-z]{2,}/gi, "[address]"],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, "[token]"],
  [/\b(base64-|sb_(secret|publishable)_)[\w-]+/g, "[token]"],
  [/\b[0-9a-f]{32,}\b/gi, "[token]"],
  [
    /\b((?:access|refresh)_token|token_hash|token|code|password|apikey|authorization|cookie)\b(["']?\s*[:=]\s*["']?)(?:Bearer )?[^\s"',;&}]+/gi,
    "$1$2[removed]",
  ],
];

/**
 * A text as it may be kept in a log: without addresses of mail, tokens, passwords, and the queries of addresses. What is left
 * still says what went wrong and where.
 */
export function scrub(text: string) {
  return REMOVED.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

/** The path of a request's target, as it may be kept in a log. */
export function scrubPath(target: string) {
  return scrub(target.split(/[?#]/, 1)[0]!);
}

/**
 * The inline scripts of a page as React finds them in a browser, where "#inline-scripts" is this list (package.json): they have run, so their
 * text is no part of what a browser loads.
 */
export const INLINE_SCRIPTS: readonly string[] = ["", "", "", "", "", "", ""];

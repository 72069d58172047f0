import type * as pglite from "@electric-sql/pglite";

declare global {
  var PGliteOutsideTheSandbox: typeof pglite.PGlite;
}

/** The real thing, see tests/environments/pglite.mjs. */
export const PGlite = globalThis.PGliteOutsideTheSandbox;

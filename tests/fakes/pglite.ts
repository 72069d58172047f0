import type * as pglite from "@electric-sql/pglite";

declare global {
  var pgliteModule: typeof pglite;
}

/** The real package, loaded outside of Jest's module sandbox (tests/environments/pglite.mjs). */
export const { PGlite, types } = globalThis.pgliteModule;

import * as pglite from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

/** A database that one test file leaves for the next (tests/lib/database/support/kept-pglite.ts). */
const kept = {};

/**
 * Node, plus the real PGlite. Its dynamic imports cannot run inside Jest's module sandbox, so it is loaded here and
 * tests/fakes/pglite.ts returns it to every module that imports the package.
 */
export default class PGliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pgliteModule = pglite;
    this.global.workerDatabases = kept;
  }
}

import * as pglite from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

/** An open database sets timers again and again: they do not keep a worker from its end. */
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(target, self, timer) {
    const started = Reflect.apply(target, self, timer);
    return String(timer[0]).includes("__emscripten_timeout") ? started.unref() : started;
  },
});

/** What one test file leaves for the next: a database (tests/lib/database/support/kept-pglite.ts), the gazetteer (tests/fakes/geography.ts). */
const kept = {};

/**
 * Node, plus the real PGlite. Its dynamic imports cannot run inside Jest's module sandbox, so it is loaded here and
 * tests/fakes/pglite.ts returns it to every module that imports the package.
 */
export default class PGliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pgliteModule = pglite;
    this.global.keptByWorker = kept;
  }
}

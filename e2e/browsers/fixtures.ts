import { expect, test as base } from "@playwright/test";
import type { Engine, EngineName, EnginePage } from "@/e2e/browsers/engine";
import { startFirefox } from "@/e2e/browsers/firefox";
import { Visitor } from "@/e2e/browsers/visitor";
import { startWebKit } from "@/e2e/browsers/webkit";

export { expect };

type Options = { blockCookies: boolean; origin: string };

/** What the machine has, found by scripts/test/e2e-browsers.mjs. */
function startEngine(name: EngineName) {
  const { FIREFOX_PATH = "", WEBKIT_DRIVER_PATH = "", WEBKIT_BROWSER_PATH = "" } = process.env;
  return name === "firefox"
    ? startFirefox(FIREFOX_PATH)
    : startWebKit(WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH);
}

/**
 * The engines' messages about hosts that cannot be reached here, and of a page that is left while it loads. The last is Firefox's
 * for a picture whose body the service worker still passes on when the page is left or shows another picture in its place: tried in
 * Firefox 153. A worker that rejects, or passes on an error, has other messages.
 */
const HARMLESS =
  /openfreemap|NETWORK ERROR|NS_BINDING_ABORTED|\/pictures\/\S+ A ServiceWorker intercepted the request and encountered an unexpected error/;

export const test = base.extend<
  Options & { enginePage: EnginePage; visitor: Visitor; allow: (pattern: RegExp) => void },
  { engine: Engine }
>({
  blockCookies: [false, { option: true }],
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ""),
  engine: [
    async ({}, provide, { project }) => {
      const engine = await startEngine(project.name as EngineName);
      await provide(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  enginePage: async ({ engine, blockCookies }, provide) => {
    const page = await engine.open({ blockCookies });
    await page.resize({ width: 1280, height: 800 });
    await provide(page);
    await page.close();
  },
  allow: [
    async ({ enginePage }, provide) => {
      const patterns = [HARMLESS];
      await provide((pattern) => void patterns.push(pattern));
      const errors = await enginePage.errors();
      expect
        .soft(
          errors.filter((error) => !patterns.some((pattern) => pattern.test(error))),
          "errors in the browser",
        )
        .toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ enginePage, origin }, provide) => provide(new Visitor(enginePage, origin)),
});

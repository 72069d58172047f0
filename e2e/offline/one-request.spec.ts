import type { Page } from "@playwright/test";
import { expect, test as base } from "@/e2e/support/fixtures";
import { startRecordingProxy } from "@/e2e/support/servers/recording-proxy";
import { untilControlled } from "@/e2e/support/open-with-worker";
import { settledPages } from "@/e2e/support/settled";

type Recorder = Awaited<ReturnType<typeof startRecordingProxy>>;

const test = base.extend<{ recorder: Recorder }>({
  serviceWorkers: "allow",
  recorder: async ({}, provide, { project }) => {
    const recorder = await startRecordingProxy(project.use.baseURL ?? "");
    await provide(recorder);
    await recorder.stop();
  },
  baseURL: ({ recorder }, provide) => provide(recorder.origin),
});

/** Requests for the URL's document by the browser, its preload or the worker.  Parts of pages are not documents. */
const documentsOf = ({ requests }: Recorder, url: string) =>
  requests
    .filter(({ method, headers }) => method === "GET" && headers.rsc === undefined)
    .filter((request) => request.url === url);

/** Until a worker controls the page and has finished what pages requested of it. */
async function settle(page: Page) {
  await untilControlled(page);
  await page.waitForLoadState("networkidle");
}

const PAGES = [
  ["a page", "/about/mission"],
  ["a page that is kept from the start", "/restaurants/near-me"],
  ["a page with a query", "/restaurants/near-me?country=Japan"],
  ["a mail's link", "/?code=8c2f6a1e-5d0b-4b7e-9f43-1f0c8d3a7e55"],
  ["the sign-in screen", "/auth"],
  ["an unknown path", "/no-such-page"],
] as const;

/** They have no scripts that would register the worker. A picture is fresh for a day. */
const FILES = [
  ["a file", "/feed.xml", 1],
  ["a picture", "/pictures/site/leaf-map.svg", 0],
] as const;

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
  allow.console(/Failed to load resource|404/);
});

async function visit(page: Page, url: string) {
  await page.goto(url);
  await page.waitForLoadState("networkidle");
}

for (const [what, url] of PAGES)
  test(`one navigation, one request for its document: ${what}`, async ({ page, recorder }) => {
    const open = settledPages(page);
    await open(url);
    await settle(page);
    expect.soft(documentsOf(recorder, url), "first visit").toHaveLength(1);
    await open("/about/contact");
    await open(url);
    expect(documentsOf(recorder, url), "both visits").toHaveLength(2);
  });

for (const [what, url, later] of FILES)
  test(`one navigation, one request for it: ${what}`, async ({ page, recorder }) => {
    await visit(page, url);
    await visit(page, "/about/contact");
    await settle(page);
    expect.soft(documentsOf(recorder, url), "first visit").toHaveLength(1);
    await visit(page, url);
    expect(documentsOf(recorder, url), "both visits").toHaveLength(1 + later);
  });

test("a browser in which an earlier build switched navigation preload on stops doing so", async ({
  page,
  recorder,
}) => {
  recorder.respondWithScript(
    "/sw.js",
    `addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload.enable().then(() => clients.claim())));
     addEventListener("fetch", () => {});`,
  );
  await page.goto("/about/mission");
  await settle(page);
  const isPreloading = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.navigationPreload.getState()).enabled;
    });
  await expect.poll(isPreloading).toBe(true);
  recorder.passOn("/sw.js");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(isPreloading).toBe(false);
});

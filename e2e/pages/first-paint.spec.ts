import { expect, test } from "@/e2e/support/fixtures";
import { describeLook, hold } from "@/e2e/support/checks/late-styles";
import { holdFonts, untilTypefacesApply, watchShifts } from "@/e2e/support/checks/layout-shift";
import { untilHydrated } from "@/e2e/support/hydrated";
import { servePageInParts } from "@/e2e/support/servers/page-in-parts";

test("no script blocks rendering, and the page still hydrates", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html).not.toMatch(/<script [^>]*\bsrc="(?![^>]*\bnomodule\b)/i);
  expect(html).not.toMatch(/<link [^>]*\bas="script"/);
  await page.goto("/");
  await page.getByRole("button", { name: "Community" }).click();
  await expect(page.getByRole("link", { name: "Events" }).first()).toBeVisible();
});

const PAGES = [
  "/",
  "/restaurants/near-me",
  "/restaurants/by-city",
  "/restaurants/1",
  "/community/ai-gallery",
  "/guides/veg-food",
  "/about/mission",
];

/** How little these move on a phone: a line more or less is seen there at once. The others have the same fonts and styles. */
const STILL_ON_PHONES = ["/", "/restaurants/near-me", "/restaurants/1"];

for (const path of PAGES)
  test(
    `${path} is drawn in full by the styles that it carries, and its text keeps its place when its fonts arrive late`,
    { tag: STILL_ON_PHONES.includes(path) ? "@everywhere" : [] },
    async ({ page, isMobile }) => {
      if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const styles = await hold(page, /\.css$/);
      const shiftByFonts = await holdFonts(page);
      await hold(page, /\.js$/);
      // A choice that no prerendered page knows of.
      await page.addInitScript(() => localStorage.setItem("theme", "dark"));
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForSelector("head > link[rel=stylesheet]", { state: "attached" });
      const before = await page.evaluate(describeLook);
      styles.release();
      await page.waitForFunction(() =>
        [...document.querySelectorAll("head > link[rel=stylesheet]")].every(
          (link) => (link as HTMLLinkElement).sheet,
        ),
      );
      const after = await page.evaluate(describeLook);
      expect(before.length).toBeGreaterThan(100);
      expect(after).toEqual(before);
      const limit = isMobile ? 0.02 : 0.05;
      expect(await shiftByFonts()).toBeLessThan(limit);
    },
  );

test("the typefaces apply when their fonts have arrived, once for the whole page", async ({
  page,
}) => {
  const fonts = await hold(page, /\.woff2$/);
  const held = page.locator('link[rel=stylesheet][media="not all"]');
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await page.goto("/restaurants/1", { waitUntil: "commit" });
  await untilHydrated(page);
  await expect(held).toHaveCount(1);
  expect(await faces()).not.toContain("body");
  fonts.release();
  await untilTypefacesApply(page);
  expect(await faces()).toContain("body");
});

test("the beginning of the home page keeps its place while the rest of it arrives @everywhere @core", async ({
  page,
  baseURL,
  allow,
}) => {
  const parts = await servePageInParts(baseURL ?? "", "/", "</h1>");
  allow.host(new URL(parts.url).host);
  const shifted = await watchShifts(page);
  await page.goto(parts.url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  parts.release();
  await page.waitForLoadState();
  expect(await shifted()).toBeLessThan(0.02);
  await parts.stop();
});

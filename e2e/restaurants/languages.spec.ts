import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { extract, runImport, test } from "@/e2e/support/servers/imported-server";

// Pages of real places in other languages, in the embedded database (P2.13 to P2.15).
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "languages" });

test.beforeAll(({ server }) => {
  expect(runImport(server, extract())).toMatchObject({ added: 41 });
});

const PLACE = "/restaurants/test-leaf-1-berlin";

test("a German page of a place says what a German would write, and leads within German", async ({
  request,
}) => {
  const html = await (await request.get(`/de${PLACE}`)).text();
  expect(html).toContain(
    "<title>Test Leaf 1, Restaurant mit veganem Angebot in Berlin-Mitte</title>",
  );
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Laut OpenStreetMap, geprüft im März 2026");
  expect(html).toContain("Noch keine Bewertungen");
  expect(html).toMatch(/<a [^>]*href="\/de\/restaurants\/test-leaf-\d+-berlin"/);
  expect(html).toMatch(/hreflang="en"[^>]*>[^<]*Dauerhaft geschlossen|href="[^"]*\/closed"/i);
});

test("a change of a place makes its pages in other languages again", async ({
  request,
  server,
}) => {
  const changed = extract();
  Object.assign(changed.elements[1]!.tags, { cuisine: "vietnamese" });
  await request.get(`/he${PLACE}`);
  expect(runImport(server, changed)).toMatchObject({ changed: 1 });
  for (const [path, sign] of [
    [`/de${PLACE}`, "Vietnamesisch"],
    [`/he${PLACE}`, "וייטנאמי"],
  ] as const)
    await expect.poll(async () => (await request.get(path)).text()).toContain(sign);
});

for (const language of ["de", "he"])
  for (const path of [PLACE])
    test(`/${language}${path} is accessible and fits into its window`, async ({ page, allow }) => {
      allow.host("tiles.openfreemap.org");
      for (const width of [320, 1440, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language}${path}`);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      }
      await expectNoBarriersInBothThemes(page);
    });

import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 240_000 });

for (const language of ["de", "he", "fr", "zh-hant", "es"])
  test(`shots ${language}`, async ({ page, server, allow }) => {
    allow.host("tiles.openfreemap.org");
    const shot = (name: string) =>
      page.screenshot({ path: `/tmp/favorites/${language}-${name}.png`, fullPage: true });
    const p = `/${language}`;
    await page.goto(`${p}/favorites`);
    await page.waitForTimeout(800);
    await shot("empty");
    for (const id of ["1", "8"]) {
      await page.goto(`${p}/restaurants/${id}`);
      await page.locator("button[aria-pressed]").first().click();
      await page.waitForTimeout(500);
    }
    await page.goto(`${p}/favorites`);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(2);
    await shot("signed-out");
    await becomeMember(page, server);
    await page.goto(`${p}/favorites`);
    await expect(page.locator("main details")).toHaveCount(2);
    await page.locator("main details summary").first().click();
    await shot("account");
    await page.goto(`${p}/favorites#view=map`);
    await page.waitForTimeout(2500);
    await shot("map");
    await page.goto(`${p}/favorites/list`);
    await shot("plain");
    for (const id of ["1", "8", "2"]) {
      await page.goto(`${p}/restaurants/${id}/lists`);
      if (id === "1") {
        await page.locator("main input[name=name]").fill("Lissabon im Mai");
        await shot("choose");
        await page.locator("main form button[type=submit]").last().click();
        await page.waitForURL(/\/lists\/[\da-f-]{36}/);
      } else {
        await page.locator("main button[name=listId]").click();
        await page.waitForURL(/#place-/);
      }
    }
    const path = new URL(page.url()).pathname;
    expect(path.startsWith(`${p}/lists/`)).toBe(true);
    await page.locator("main li details summary").first().click();
    await page.waitForTimeout(600);
    await shot("list");
    await page.locator("main button[type=submit]:has-text('')").last();
    await page.emulateMedia({ media: "print" });
    await shot("print");
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${p}/lists`);
    await shot("lists");
    for (const width of [320, 390, 1440])
      for (const each of [`${p}/favorites`, `${p}/favorites/list`, `${p}/lists`, path, `${p}/restaurants/1/lists`]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(each);
        await page.waitForTimeout(300);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect([each, width, scrollWidth]).toEqual([each, width, clientWidth]);
      }
  });

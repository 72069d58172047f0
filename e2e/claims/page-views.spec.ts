import { rmSync } from "node:fs";
import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";
import { becomeMember } from "@/e2e/support/http/http-account";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { startServer } from "@/e2e/support/servers/auth-server";
import { runShell } from "@/e2e/support/servers/database-shell";

// How often a restaurant's page was opened (P14.984); owner-page-http.spec.ts has the rest of the owner's page.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("a browser counts a page that is seen, without cookies; a server that stops has stored it, for the owner @core", async ({
  page,
}) => {
  const before = await startServer();
  const { dataDirectory } = before;
  await addRestaurant(before, { id: "viewed", name: "Viewed", like: "1", isSample: false });
  const { email } = await becomeMember(page, before);
  for (const path of ["/restaurants/viewed", "/restaurants/viewed", "/restaurants/1"]) {
    const counted = page.waitForResponse(/\/api\/views\//, { timeout: 20_000 });
    const isSample = path.endsWith("/1");
    await page.goto(`${before.origin}${path}`, { waitUntil: isSample ? "networkidle" : "load" });
    if (isSample) {
      await expect(counted).rejects.toThrow();
      continue;
    }
    const response = await counted;
    expect(response.status()).toBe(204);
    expect(new URL(response.url()).pathname).toBe("/api/views/viewed");
    expect(await response.request().allHeaders()).not.toHaveProperty("cookie");
    expect(await response.allHeaders()).not.toHaveProperty("set-cookie");
  }
  await before.stop();

  const server = await startServer({ dataDirectory });
  await giveRestaurant(server, "viewed", email);
  await runShell(
    server,
    "insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('viewed', 'closed', '{}', 'A sign at the door.')",
  );
  await page.goto(`${server.origin}/restaurants/viewed/owner`);
  const views = page.getByRole("region", { name: "Views of your page" });
  await expect(views.getByRole("row").nth(1)).toContainText("(so far)2");
  await expect(page.getByRole("link", { name: "Say that it is open" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoBarriersInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

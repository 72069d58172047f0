import { rmSync } from "node:fs";
import type { Request } from "@playwright/test";
import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/fixtures";
import { becomeMember } from "@/e2e/support/http/http-account";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { startServer } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { waitForDatabase } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";

// How often a restaurant's page was opened (P14.984); owner-page-http.spec.ts has the rest of the owner's page.
test.describe.configure({ timeout: 240_000 });

test("a browser counts a page that is seen, without cookies; a server that stops has stored it, for the owner", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  const dataDirectory = newDataDirectory();
  const start = async () => {
    const server = await startServer({ dataDirectory });
    await waitForDatabase(server);
    allow.host(new URL(server.origin).host);
    return server;
  };
  const before = await start();
  await addRestaurant(before, { id: "viewed", name: "Viewed", like: "1", isSample: false });
  const { email } = await becomeMember(page, before);
  const counts: Request[] = [];
  page.on("request", (request) => void (/\/api\//.test(request.url()) && counts.push(request)));
  for (const path of ["/restaurants/viewed", "/restaurants/viewed"]) {
    const counted = page.waitForResponse(/\/api\/views\//);
    await page.goto(before.origin + path);
    await counted;
  }
  await page.goto(`${before.origin}/restaurants/1`, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(counts.map((request) => new URL(request.url()).pathname)).toEqual([
    "/api/views/viewed",
    "/api/views/viewed",
  ]);
  for (const request of counts) {
    expect(await request.allHeaders()).not.toHaveProperty("cookie");
    const response = (await request.response())!;
    expect(response.status()).toBe(204);
    expect(await response.allHeaders()).not.toHaveProperty("set-cookie");
  }
  await before.stop();

  const server = await start();
  await giveRestaurant(server, "viewed", email);
  await runShell(
    server,
    "insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('viewed', 'closed', '{}', 'A sign at the door.')",
  );
  await page.goto(`${server.origin}/restaurants/viewed/owner`);
  const views = page.getByRole("region", { name: "Views of your page" });
  await expect(views.getByRole("row").nth(1)).toHaveText(/\(so far\)2$/);
  await expect(page.getByRole("link", { name: "Say that it is open" })).toBeVisible();
  // claims.spec.ts has it on the desktop.
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoBarriersInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

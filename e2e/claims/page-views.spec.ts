import type { Request } from "@playwright/test";
import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { expectNoBarriers } from "@/e2e/support/checks/axe";
import { becomeMember } from "@/e2e/support/http/http-account";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { weekOf } from "@/lib/page-views/weeks";

// How often a restaurant's page was opened (P14.984); owner-page-http.spec.ts has the rest of the owner's page, and
// e2e/database/stored-pages.spec.ts a server that stores what it counted when it stops.
test.describe.configure({ timeout: 120_000 });

test("a browser counts a page that is seen, without cookies; the owner reads how often it was", async ({
  page,
  server,
}) => {
  await addRestaurant(server, { id: "viewed", name: "Viewed", like: "1", isSample: false });
  const { email } = await becomeMember(page, server);
  const counts: Request[] = [];
  page.on("request", (request) => void (/\/api\//.test(request.url()) && counts.push(request)));
  for (const path of ["/restaurants/viewed", "/restaurants/viewed"]) {
    const counted = page.waitForResponse(/\/api\/views\//);
    await page.goto(path);
    await counted;
  }
  await page.goto("/restaurants/1", { waitUntil: "networkidle" });
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

  await giveRestaurant(server, "viewed", email);
  for (const statement of [
    "insert into chard.suggestions (restaurant_id, kind, facts, evidence) values ('viewed', 'closed', '{}', 'A sign at the door.')",
    // What the browser has counted is stored within a minute, too.
    `insert into chard.page_views values ('viewed', '${weekOf(new Date())}', 31) on conflict (restaurant_id, week) do update set count = 31`,
  ])
    await runShell(server, statement);
  await page.goto("/restaurants/viewed/owner");
  const views = page.getByRole("region", { name: "Views of your page" });
  await expect(views.getByRole("row").nth(1)).toHaveText(/\(so far\)3\d$/);
  await expect(page.getByRole("link", { name: "Say that it is open" })).toBeVisible();
  // claims.spec.ts has it on the desktop.
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

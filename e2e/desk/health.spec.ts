import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount } from "@/e2e/support/desk-steps";

// The health of the directory, and searches without results (P14.109, P14.110).
test.describe.configure({ timeout: 120_000 });

test("the desk sees the directory in charts with tables, and searches without results", async ({
  page,
  server,
}) => {
  for (const text of ["Zzqx Vvkw", "zzqx vvkw", "zzqx@example.org", "0049 30 1234567"]) {
    const found = await page.request.get(`/restaurants/search?q=${encodeURIComponent(text)}`);
    expect(found.status()).toBe(200);
  }
  expect(await runShell(server, "select query, count from chard.unanswered_searches")).toMatch(
    /zzqx vvkw +\| 2\s+\(1 row\)/,
  );
  await newDeskAccount(page, server, "editor");
  await page.goto("/desk/health");
  await expect(page.getByRole("img", { name: /Bar chart: By country/ })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByText("As a table: Searches without results").click();
  await expect(page.getByRole("row", { name: "zzqx vvkw 2" })).toBeVisible();
  await page.getByText("As a table: By country").click();
  // Other tests of this server add restaurants.
  await expect(page.getByRole("row", { name: /^United States \d+$/ })).toBeVisible();
  await expectNoBarriers(page);
});

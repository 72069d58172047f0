import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, setRole } from "@/e2e/support/desk-steps";

// The search of all queues (P14.520).
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("one search finds everything that waits and that the user may decide", async ({
  page,
  browser,
  server,
  allow,
}) => {
  allow.console(/404/);
  for (const statement of [
    `insert into chard.listings (token, name, address, description, details, created_at) select 'search-' || n, 'Quince ' || n, 'Linienstrasse 94', 'Plants, mostly.', '{}', now() - make_interval(days => 20 - n) from generate_series(1, 12) n`,
    `insert into chard.messages (name, email, message) values ('Priya Nair', 'priya@example.org', 'Where is the quince pie?')`,
  ])
    await runShell(server, statement);
  expect((await page.goto("/desk/search?q=quince"))?.status()).toBe(404);

  const { email } = await newDeskAccount(page, server);
  await page.goto("/desk/cities");
  const field = page.getByRole("searchbox", { name: "Search all queues" });
  await field.fill(" quince ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/desk\/search\?q=/);
  await expect(field).toHaveValue("quince");
  await expect(page.getByText("13 waiting items contain these words.")).toBeVisible();
  const listings = page.getByRole("region", { name: "Listings", exact: true });
  await expect(listings.getByRole("link", { name: /Quince/ })).toHaveCount(10);
  await expect(listings.getByRole("link").first()).toContainText("19 days");
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("region", { name: "Messages", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/\/desk\/messages\//);
  await expect(page.getByText("Where is the quince pie?").first()).toBeVisible();
  await page.goBack();
  await listings.getByRole("link", { name: "All 12 of Listings" }).click();
  await expect(page.getByText("12 waiting, oldest first")).toBeVisible();
  await page.goto("/desk/search?q=nothing+like+it");
  await expect(page.getByText("No waiting item matches.")).toBeVisible();
  await page.getByRole("link", { name: "Search restaurants" }).click();
  await expect(page).toHaveURL("/desk/venues?q=nothing+like+it");

  const withoutScripts = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const other = await withoutScripts.newPage();
  setRole(server, "editor", email);
  await other.goto("/desk/listings");
  await other.getByRole("searchbox", { name: "Search all queues" }).fill("quince");
  await other.getByRole("button", { name: "Search all queues" }).click();
  await expect(other.getByText("12 waiting items contain these words.")).toBeVisible();
  await expect(other.getByText("Messages")).toHaveCount(0);
  await expect(other.getByRole("link", { name: "Search accounts" })).toHaveCount(0);
  await withoutScripts.close();
});

import { expectNoBarriers } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { becomeModerator, changeRole } from "@/e2e/support/http/http-account";

// The search of all queues (P14.520).
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

test("one search finds everything that waits and that the user may decide", async ({
  page,
  server,
}) => {
  for (const statement of [
    `insert into chard.listings (token, name, address, description, details, created_at) select 'search-' || n, 'Quince ' || n, 'Linienstrasse 94', 'Plants, mostly.', '{}', now() - make_interval(days => 20 - n) from generate_series(1, 12) n`,
    `insert into chard.messages (name, email, message) values ('Priya Nair', 'priya@example.org', 'Where is the quince pie?')`,
  ])
    await runShell(server, statement);
  expect((await page.request.get("/desk/search?q=quince")).status()).toBe(404);

  const { visitor, email } = await becomeModerator(page, server);
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
  await expectNoBarriers(page);
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

  await changeRole(server, email, "editor");
  await visitor.open("/desk/listings");
  await visitor.press("Search all queues", { "Search all queues": "quince" });
  expect(visitor.page.text).toContain("12 waiting items contain these words.");
  expect(visitor.page.text).not.toContain("Messages");
  expect(visitor.main.queryByRole("link", { name: "Search accounts" })).toBeNull();
});

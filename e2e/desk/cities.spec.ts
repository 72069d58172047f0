import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { pressAndWait } from "@/e2e/support/desk-steps";
import { becomeModerator } from "@/e2e/support/http/http-account";

// The desk's cities (P14.106).
test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("a city gets another name and slug, and its old URL redirects to the new one", async ({
  page,
  server,
}) => {
  const { visitor } = await becomeModerator(page, server, "editor");
  await runShell(
    server,
    "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id, country_code, region, population) values ('mullhausen', 'Mullhausen', 'Germany', 'Europe', 1, 51, 10, 1, false, 12345, 'DE', '15', 1000)",
  );
  await runShell(
    server,
    "update chard.restaurants set city_id = 'mullhausen', city = 'Mullhausen' where id = '6'",
  );
  const heading = () => visitor.main.getByRole("heading", { level: 1 }).textContent;
  await visitor.open("/restaurants/by-city/mullhausen");
  expect(heading()).toContain("Mullhausen");
  await page.goto("/desk/cities?q=mull");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: /Mullhausen/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mühlhausen");
  await page.getByLabel("In the address of its pages").fill("Mühlhausen");
  await page.getByRole("button", { name: "Save city" }).click();
  await expect(page.getByText("Please use lowercase letters, digits and hyphens")).toBeVisible();
  await page.getByLabel("In the address of its pages").fill("muehlhausen");
  await expectNoBarriersInBothThemes(page);
  await pressAndWait(page, "Save city");
  await expect(notice(page, "City changed")).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/cities\/muehlhausen$/);
  await expect(page.getByText("Former addresses: mullhausen.")).toBeVisible();

  const leadsTo = async (path: string) => {
    const response = await page.request.get(`/restaurants/by-city/${path}`, { maxRedirects: 0 });
    return `${response.status()} ${response.headers()["location"] ?? ""}`;
  };
  await expect
    .poll(() => leadsTo("mullhausen"))
    .toMatch(/^308 .*\/restaurants\/by-city\/muehlhausen$/);
  expect(await leadsTo("mullhausen/vegan")).toMatch(/by-city\/muehlhausen\/vegan$/);
  await visitor.open("/restaurants/by-city/muehlhausen");
  expect(heading()).toContain("Mühlhausen");
});

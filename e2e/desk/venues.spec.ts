import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";

// The desk's restaurants (P14.100 to P14.105), where scripts run; what the forms alone do is in venues-http.spec.ts.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("a restaurant is found, and its facts, hours and position are changed", async ({
  page,
  server,
}) => {
  await newDeskAccount(page, server, "editor");
  await addRestaurant(server, {
    id: "quince-lantern",
    name: "Quince Lantern",
    like: "2",
    isSample: true,
  });
  await page.goto("/desk/venues");
  await expect(page.getByRole("link", { name: "Restaurants", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByLabel("Name, city or id").fill("no such place");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No restaurant has this in its name, city or id.")).toBeVisible();
  await page.getByLabel("Name, city or id").fill("quince l");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/=quince/);
  await expectNoBarriers(page);
  await page.getByRole("region", { name: "Restaurants" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  const id = page.url().split("/").pop()!;

  await page.getByLabel("Phone").fill("call us");
  await page.getByRole("button", { name: "Enter hours as text" }).click();
  await page.getByLabel("Opening hours").fill("whenever");
  await pressAndWait(page, "Save facts");
  await expect(page.getByText("This is not a telephone number.")).toBeVisible();
  await expect(page.getByText("These hours cannot be read.")).toBeVisible();
  await page.getByLabel("Phone").fill("+49 30 43209775");
  await page.getByLabel("Opening hours").fill("Mo-Su 10:00-22:00");
  await page.getByLabel("Latitude").fill("52.5296");
  await page.getByLabel("Longitude").fill("13.3991");
  await page.getByLabel("How vegan").selectOption("vegetarian");
  await pressAndWait(page, "Save facts");
  await expect(notice(page, "Facts changed")).toBeVisible();
  await expect(page.getByText(/Imports keep: .*Phone \(the desk\)/)).toBeVisible();
  expect(
    await runShell(
      server,
      `select city, time_zone, vegan_level, phone, hours ->> 'monday' as monday from chard.restaurants where id = '${id}'`,
    ),
  ).toMatch(/Berlin \| Europe\/Berlin \| vegetarian +\| \+49 30 43209775 \| .*10:00/);
  await page.goto(`/restaurants/${id}`);
  await expect(page.getByRole("link", { name: /\+49 30 43209775/ }).first()).toBeVisible();

  // Editors decide on facts alone.
  await page.goto(`/desk/venues/${id}`);
  await expect(page.getByRole("heading", { name: "Merge into another" })).toHaveCount(0);
});

test("an element is split off, and a photo is removed with a reason", async ({
  page,
  server,
  allow,
}) => {
  // The files of this photo do not exist.
  allow.console(/404.*photos/);
  await newDeskAccount(page, server);
  await runShell(
    server,
    "insert into chard.osm_elements (ref, restaurant_id, hash, lat, lng, scope) values ('node/11', '5', 'a', 52.52, 13.4, 'world'), ('node/12', '5', 'b', 52.53, 13.41, 'world')",
  );
  await runShell(
    server,
    "insert into chard.photos (hash, width, height, description, restaurant_id) values ('0123456789abcdef0123456789abcdef', 800, 600, 'A bowl of soup', '5')",
  );
  await page.goto("/desk/venues/5");
  await page.getByText("Remove the photo: A bowl of soup").click();
  await page.getByLabel("Reason").fill("It shows another place.");
  await pressAndWait(page, "Remove it");
  await expect(notice(page, "Photo removed")).toBeVisible();
  await expect(page.getByText("Remove the photo: A bowl of soup")).toHaveCount(0);

  await page.getByRole("radio", { name: "node/12" }).check();
  await page.getByLabel("Its name").fill("Second Soup");
  await pressAndWait(page, "Split off");
  await expect(page).toHaveURL(/\/desk\/venues\/second-soup-berlin$/);
  await expect(page.getByRole("heading", { name: "Second Soup" })).toBeVisible();
});

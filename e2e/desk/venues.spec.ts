import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { newAccount, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait, setRole } from "@/e2e/support/desk-steps";
import { newDeskName } from "@/e2e/support/http/http-account";

// The desk's restaurants (P14.100 to P14.105).
test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

test("the pages about the directory are for accounts with a role alone", async ({
  page,
  server,
  allow,
}) => {
  allow.console(/404/);
  const expectStatus = async (status: number) => {
    for (const path of ["venues", "venues/3", "cities", "imports", "health"]) {
      const response = await page.request.get(`/desk/${path}`);
      expect(response.status(), path).toBe(status);
      expect(response.headers()["cache-control"], path).toMatch(/no-store/);
    }
  };
  await expectStatus(404);
  const email = await newAccount(page, newDeskName());
  await expectStatus(404);
  setRole(server, "editor", email);
  await expectStatus(200);
  setRole(server, "none", email);
  await expectStatus(404);
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
  await expectNoBarriersInBothThemes(page);
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

test("a restaurant is closed, opened again and featured; what is out of date is refused", async ({
  page,
  server,
}) => {
  await newDeskAccount(page, server);
  await page.goto("/desk/venues/4");
  await page.getByLabel("Why").fill("The sign is gone.");
  await pressAndWait(page, "Close for good");
  await expect(notice(page, "Closed for good")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Closed for good" })).toBeVisible();
  expect(
    await runShell(server, "select reason from chard.audit_log order by id desc limit 1"),
  ).toContain("The sign is gone.");
  await pressAndWait(page, "Open again");
  await expect(page.getByRole("button", { name: "Close for good" })).toBeVisible();
  await pressAndWait(page, "Feature");
  await expect(page.getByRole("button", { name: "No longer feature" })).toBeVisible();

  await runShell(server, "update chard.restaurants set updated_at = now() where id = '4'");
  await pressAndWait(page, "Close for good");
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
    "Please look at it again",
  );
});

test("two restaurants become one, without JavaScript, and the old URL redirects to it", async ({
  page,
  browser,
  server,
}) => {
  await newDeskAccount(page, server);
  await addRestaurant(server, {
    id: "written-twice",
    name: "Written Twice",
    like: "2",
    isSample: true,
  });
  await addRestaurant(server, {
    id: "written-once",
    name: "Written Once",
    like: "2",
    isSample: true,
  });
  const context = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/desk/venues/written-twice");
  await plain.getByLabel("Id of the other one").fill("nowhere");
  await plain.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(plain.getByText("Please tick the box: you have looked at both.")).toBeVisible();
  await plain.getByLabel("I have looked at both").check();
  await plain.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(plain.getByText("There is no such restaurant")).toBeVisible();
  await plain.getByLabel("Id of the other one").fill("written-once");
  await plain.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(plain).toHaveURL(/\/desk\/venues\/written-once$/);
  await context.close();
  const response = await page.request.get("/restaurants/written-twice", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toMatch(/\/restaurants\/written-once$/);
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

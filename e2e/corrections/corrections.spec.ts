import type { Page } from "@playwright/test";
import { newAccount } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount, pressAndWait } from "@/e2e/support/desk-steps";

// What members and visitors say is wrong with a restaurant (P14.80 to P14.82).
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allow }) => allow.host("tiles.openfreemap.org"));

/** Opens a fact of the form "Something is wrong". */
const openFact = (page: Page, name: string) =>
  page
    .locator("details")
    .filter({ has: page.locator(`#fact-${name}`) })
    .locator("summary")
    .click();

const strip = (page: Page) => page.getByRole("region", { name: "Still open?" });

test("a member confirms a restaurant, from signed out to what everyone sees", async ({
  page,
  browser,
  server,
}) => {
  await newAccount(page);
  await page.goto("/restaurants/2");
  // Other tests of this server review it.
  await expect(strip(page)).toContainText(/Nobody has confirmed this place|A member visited/);
  await expectNoBarriersInBothThemes(page);
  await strip(page).getByRole("link", { name: "Still open" }).click();
  await expect(page.getByRole("heading", { name: "Is it still open?" })).toBeVisible();
  await page.getByRole("button", { name: "It is still open" }).click();
  await expect(page).toHaveURL("/restaurants/2");
  await expect(strip(page)).toContainText("Confirmed this month by one person.");
  await page.goto("/restaurants/2/open");
  await page.getByRole("button", { name: "It is still open" }).click();
  await expect(page.getByText("You have confirmed this place this month.")).toBeVisible();

  const other = await browser.newPage({ baseURL: server.origin });
  await other.goto("/restaurants/2");
  await expect(strip(other)).toContainText("by one person");
  await strip(other).getByRole("link", { name: "Still open" }).click();
  await expect(other).toHaveURL(/\/auth\?next=/);
  await other.close();
});

test("a signed-out visitor corrects facts, and the desk takes them", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/restaurants/4");
  await strip(page).getByRole("link", { name: "Something is wrong" }).click();
  await expect(page.getByRole("heading", { name: "What is wrong?" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("How do you know?").fill("I telephoned.");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByText("Please give at least one new value.")).toBeVisible();
  await openFact(page, "phone");
  await page.getByLabel("Phone", { exact: true }).fill("call them");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(
    "This is not a telephone number.",
  );
  await page.getByLabel("Phone", { exact: true }).fill("+1 212 555 0199");
  await page.getByLabel("How you know this: Phone").selectOption("I asked them");
  await openFact(page, "hoursText");
  await page.getByRole("button", { name: "Enter hours as text" }).click();
  await page.getByRole("textbox", { name: "Opening hours" }).fill("Mo-Fr 11:00-15:00");
  await openFact(page, "veganLevel");
  await page.getByRole("group", { name: "How vegan" }).getByLabel("Vegetarian").check();
  await page.reload();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+1 212 555 0199");
  await expect(page.getByText("New: +1 212 555 0199")).toBeVisible();
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(
    await runShell(server, "select phone from chard.restaurants where id = '4'"),
  ).not.toContain("0199");

  const moderator = await browser.newPage({ baseURL: server.origin });
  await newDeskAccount(moderator, server);
  await moderator.goto("/desk/corrections");
  const id = (
    await runShell(
      server,
      "select 'id=' || id as id from chard.suggestions where restaurant_id = '4' order by id desc limit 1",
    )
  ).match(/id=(\d+)/)![1];
  await moderator.goto(`/desk/corrections/${id}`);
  await expect(moderator.getByText("+1 212 555 0199")).toBeVisible();
  await expect(moderator.getByText("I asked them")).toBeVisible();
  await expectNoBarriersInBothThemes(moderator);
  await moderator.getByText("Change Phone").click();
  const phone = moderator.getByLabel("Phone, as it is taken");
  await phone.fill("call them");
  await pressAndWait(moderator, "Approve 3 of 3 with changes");
  await expect(phone).toHaveAccessibleDescription("This cannot be read.");
  await phone.fill("+1 212 555 0198");
  await pressAndWait(moderator, "Approve 3 of 3 with changes");
  const kept = await runShell(
    server,
    "select phone, hours_text, vegan_level, hours from chard.restaurants where id = '4'",
  );
  expect(kept).toContain("0198");
  expect(kept).toContain("Mo-Fr 11:00-15:00");
  expect(kept).toContain("vegetarian");
  expect(kept).toContain("15:00");
  await moderator.close();
});

test("a position is moved on the map, and the desk sees both", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/restaurants/6/correct#fact-position");
  await expect(page.getByText("The pin shows the stored position.")).toBeVisible();
  await page.getByLabel("Latitude").fill("40.7");
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByText("Please give a latitude")).toBeVisible();
  await page.getByLabel("Longitude").fill("-74");
  await page.getByLabel("How you know this: Position").selectOption("I was there");
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Send correction" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  const moderator = await browser.newPage({ baseURL: server.origin });
  await newDeskAccount(moderator, server);
  await moderator.goto("/desk/corrections?kind=facts");
  await moderator
    .getByRole("link", { name: /^Pomodoro Sisters .*Changes: 1/ })
    // The latest: other tests may have sent some before.
    .last()
    .click();
  await expect(moderator).toHaveURL(/\?kind=facts$/);
  await expect(moderator.getByText(/^40\.7, -74 \(.* away\)$/)).toBeVisible();
  await pressAndWait(moderator, "Approve 1 of 1");
  expect(await runShell(server, "select lat, lng from chard.restaurants where id = '6'")).toMatch(
    /40\.7\D+-74\D/,
  );
  await moderator.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Latin name, the city and pages of networks are corrected, and taken at the desk", async ({
    page,
    browser,
    server,
  }) => {
    await runShell(
      server,
      "insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id, country_code) select 'hoboken', 'Hoboken', 'United States', 'North America', 0, lat, lng + 0.05, 0, false, 5099133, 'US' from chard.restaurants where id = '7'",
    );
    await page.goto("/restaurants/7/correct");
    for (const [fact, label, text] of [
      ["latinName", "Name in Latin letters", "Vegetarian Home"],
      ["city", "City", "Springfield"],
      ["instagram", "Instagram", "we have none"],
    ] as const) {
      await openFact(page, fact);
      await expect(page.locator(`#fact-${fact}`).getByText(/^Now: /)).toBeVisible();
      await page.locator(`#fact-${fact}`).getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByLabel("How do you know?").fill("It stands at the door.");
    await page.getByRole("button", { name: "Send correction" }).click();
    const instagram = page.getByRole("textbox", { name: "Instagram" });
    await expect(instagram).toHaveAccessibleDescription(/neither a page nor a name of Instagram/);
    await instagram.fill("@seedhouse");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

    const withScripts = await browser.newContext({
      baseURL: server.origin,
      javaScriptEnabled: true,
    });
    await newDeskAccount(await withScripts.newPage(), server);
    const desk = await browser.newContext({
      baseURL: server.origin,
      javaScriptEnabled: false,
      storageState: await withScripts.storageState(),
    });
    const moderator = await desk.newPage();
    const id = (
      await runShell(
        server,
        "select 'id=' || id as id from chard.suggestions where restaurant_id = '7' order by id desc limit 1",
      )
    ).match(/id=(\d+)/)![1];
    await moderator.goto(`/desk/corrections/${id}`);
    await expect(moderator.getByText("https://www.instagram.com/seedhouse")).toBeVisible();
    await moderator.getByText("Change City").click();
    await moderator.getByRole("button", { name: "Approve the selected facts" }).click();
    const city = moderator.getByLabel("City, as it is taken");
    await expect(city).toHaveAccessibleDescription(/no city of this name with a page near/);
    await city.fill("hoboken");
    await moderator.getByRole("button", { name: "Approve the selected facts" }).click();
    await expect(moderator).not.toHaveURL(new RegExp(`/corrections/${id}`));
    const row = await runShell(
      server,
      "select latin_name, city, city_id, social_media from chard.restaurants where id = '7'",
    );
    for (const part of [
      "Vegetarian Home",
      "Hoboken",
      "hoboken",
      "https://www.instagram.com/seedhouse",
    ])
      expect(row).toContain(part);
    await moderator.goto("/desk/venues/7");
    await expect(
      moderator.getByText(/Name in Latin letters: .* became Vegetarian Home/),
    ).toBeVisible();
    await expect(moderator.getByText(/Instagram: .* became https/)).toBeVisible();
    await expect(moderator.getByRole("textbox", { name: "Instagram" })).toHaveValue(
      "https://www.instagram.com/seedhouse",
    );
    await withScripts.close();
    await desk.close();
  });

  test("price, kind, features and the postcode are corrected", async ({ page, server }) => {
    await page.goto("/restaurants/8/correct");
    await openFact(page, "features");
    const delivery = page.getByRole("checkbox", { name: "delivery" });
    const wasChecked = await delivery.isChecked();
    await delivery.setChecked(!wasChecked);
    await page.getByLabel("How you know this: Features").selectOption("I was there");
    await openFact(page, "kind");
    await page.getByRole("radio", { name: "cafe" }).check();
    await openFact(page, "postcode");
    await page.getByLabel("Postcode", { exact: true }).fill("10002");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page.getByText("Please say in a few words how you know.")).toBeVisible();
    await openFact(page, "features");
    await expect(delivery).toBeChecked({ checked: !wasChecked });
    await page.getByLabel("How do you know?").fill("The menu says so.");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page).toHaveURL("/restaurants/8/thanks");
    const kept = await runShell(
      server,
      "select facts, sources from chard.suggestions where restaurant_id = '8'",
    );
    for (const text of ["features", "cafe", "10002", "visit"]) expect(kept).toContain(text);
  });

  test("a correction and a closure are sent", async ({ page, server }) => {
    await page.goto("/restaurants/5");
    await strip(page).getByRole("link", { name: "Something is wrong" }).click();
    await openFact(page, "website");
    await page.getByLabel("Website", { exact: true }).fill("https://new.example/");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page.getByText("Please say in a few words how you know.")).toBeVisible();
    await expect(page.getByLabel("Website", { exact: true })).toHaveValue("https://new.example/");
    await page.getByLabel("How do you know?").fill("It is on the door.");
    await page.getByRole("button", { name: "Send correction" }).click();
    await expect(page).toHaveURL("/restaurants/5/thanks");
    await page.goto("/restaurants/5/closed");
    await page.getByLabel("How do you know?").fill("It is empty.");
    await page.getByRole("button", { name: "It has closed for good" }).click();
    await expect(page).toHaveURL("/restaurants/5/thanks");
    const kept = await runShell(server, "select kind, facts from chard.suggestions");
    expect(kept).toContain("https://new.example/");
    await page.goto("/restaurants/5");
    await expect(page.getByRole("heading", { name: "This place may have closed" })).toHaveCount(0);
  });
});

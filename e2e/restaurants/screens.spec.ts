import { expect, test } from "@/e2e/support/fixtures";

test("leads from a country to near-me, which ignores the query", async ({ page }) => {
  await page.goto("/restaurants/by-country");
  await page.getByRole("link", { name: "United Kingdom" }).click();
  await expect(page).toHaveURL("/restaurants/near-me?country=United%20Kingdom");
  await expect(page.getByText("8 restaurants found").first()).toBeVisible();
});

test("ranks five restaurants and leads to each", async ({ page }) => {
  await page.goto("/restaurants/top-rated");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
  for (const name of ["Rank 1, trophy", "Rank 2, medal", "Rank 3, rosette"])
    await expect(page.getByRole("img", { name })).toBeVisible();
  await expect(page.getByText("#4")).toBeVisible();
  await expect(page.getByText("#5")).toBeVisible();
  await page.getByRole("link", { name: "Maitake House" }).click();
  await expect(page).toHaveURL("/restaurants/2");
});

test("shows five restaurants on a map 600 pixels high", async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.goto("/restaurants/map");
  const map = page.getByRole("region", { name: "Map of restaurants" }).first();
  await expect(map.getByRole("button", { name: /, rated \d\.\d$/ })).toHaveCount(5);
  expect((await map.boundingBox())?.height).toBe(600);
});

test("logs a listing, says that nothing was sent, and keeps what was typed @everywhere @none", async ({
  page,
}) => {
  await page.goto("/restaurants/add-listing");
  const name = page.getByLabel("Restaurant Name");
  await name.fill("Fennel Street Kitchen");
  await page.getByLabel("Address").fill("14 Fennel Street, Brooklyn");
  await page.getByLabel("Description").fill("Braised fennel.");

  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await page.getByRole("button", { name: "Submit Listing" }).click();
  const [, values] = (await logged).args();
  expect(await values?.jsonValue()).toEqual({
    name: "Fennel Street Kitchen",
    address: "14 Fennel Street, Brooklyn",
    description: "Braised fennel.",
  });
  await expect(
    page.getByRole("status").filter({ hasText: "Submissions are not open yet" }),
  ).toBeVisible();
  await expect(name).toHaveValue("Fennel Street Kitchen");
  await expect(page).toHaveURL("/restaurants/add-listing");
});

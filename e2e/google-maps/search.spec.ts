import { expect, test } from "@/e2e/support/map-fixtures";
import { openSettled } from "@/e2e/support/settled";

const SEARCH = "City or address";

test.describe("the home search with a Google key", () => {
  test("requests the script at the first focus, and once", async ({ page, maps }) => {
    await maps.keepKey("AIza-visitor");
    const asked = await maps.serveGoogle();
    await openSettled(page, "/");
    expect(asked).toHaveLength(0);
    await page.getByLabel(SEARCH).focus();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole("heading", { level: 1 }).click();
    await page.getByLabel(SEARCH).focus();
    expect(asked).toHaveLength(1);
  });

  test("suggests cities and goes to the chosen one", async ({ page, maps }) => {
    await maps.keepKey("AIza-visitor");
    await maps.serveGoogle();
    await page.goto("/");
    await page.getByLabel(SEARCH).focus();
    await page.waitForFunction(() => window.google?.maps?.importLibrary);
    await page.getByLabel(SEARCH).pressSequentially("aust", { delay: 20 });
    await expect(page.getByRole("option")).toHaveCount(3);
    const requests = await page.evaluate(() => window.googleMapsFake?.requests);
    expect(requests).toEqual([
      {
        kind: "suggestions",
        input: {
          input: "aust",
          includedPrimaryTypes: ["(cities)"],
          includedRegionCodes: ["us"],
          hasToken: true,
        },
      },
    ]);
    await page.getByRole("option", { name: "Austin" }).first().click();
    await expect(page).toHaveURL(/near-me/);
    await expect(page.getByText("Austin, TX, USA")).toBeVisible();
  });

  test("places a text with Google, and one that Google does not know with its own list", async ({
    page,
    maps,
  }) => {
    await maps.keepKey("AIza-visitor");
    await maps.serveGoogle();
    for (const text of ["Austin", "Berlin"]) {
      await page.goto("/");
      await page.getByLabel(SEARCH).fill(text);
      await page.getByLabel(SEARCH).press("Enter");
      await expect(page).toHaveURL(/near-me/);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
  });

  test("works without Google when its script cannot be loaded", async ({ page, maps, allow }) => {
    allow.host("maps.googleapis.com");
    await maps.keepKey("AIza-visitor");
    await page.goto("/");
    await page.getByLabel(SEARCH).fill("Berl");
    await expect(page.getByRole("option").first()).toContainText("Berlin");
  });
});

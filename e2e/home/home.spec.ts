import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { expect, test } from "@/e2e/support/fixtures";

const ALERTS = {
  "Favorites List": "Favorites feature coming soon! Sign up to save your favorite restaurants.",
  "Verified Reviews": "Reviews feature coming soon! Join our community to read and write reviews.",
};

for (const [card, message] of Object.entries(ALERTS))
  test(`${card} only shows its alert @none`, async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: new RegExp(`^${card}`) });
    await button.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText(message);
    await page.keyboard.press("Escape");
    await expect(alert).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/");
  });

for (const [card, href] of [
  ["Easy Search", "/restaurants/near-me"],
  ["Detailed Filters", "/restaurants/near-me"],
  ["Menu Previews", "/restaurants/near-me"],
  ["Location-Based", "/restaurants/map"],
] as const)
  test(`${card} leads to ${href}`, async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(`^${card}`) }),
    ).toHaveAttribute("href", href);
  });

test("the audience tabs switch by mouse and by arrow keys @core", async ({ page }) => {
  await page.goto("/");
  const owners = page.getByRole("tab", { name: "For Restaurants" });
  const foodies = page.getByRole("tab", { name: "For Foodies" });
  await expect(owners).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("List Your Restaurant")).toBeVisible();
  await foodies.click();
  await expect(panel.getByText("Join as a Foodie")).toBeVisible();
  await expect(panel.getByText("List Your Restaurant")).toBeHidden();
  await foodies.press("ArrowLeft");
  await expect(owners).toBeFocused();
  await expect(owners).toHaveAttribute("aria-selected", "true");
});

for (const [tab, button] of [
  ["For Restaurants", "List Your Restaurant"],
  ["For Foodies", "Join as a Foodie"],
] as const)
  test(`${button} says that it is not open yet and goes nowhere without a database @none`, async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(8);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: "not open yet" })).toBeVisible();
    await expect(page).toHaveURL("/");
  });

test("shows the claims (P1.7)", async ({ page }) => {
  await page.goto("/");
  for (const claim of [
    "Trusted by 10,000+ vegan food enthusiasts",
    "4.9",
    "over 10,000+ users and 2,500+ restaurants",
    "40% increase in customers",
    "Target Audience",
    "Main Goals",
    "Key Competitors",
    "Unique Value Proposition",
  ])
    await expect(page.getByText(claim).first()).toBeVisible();
});

test("the fifteen alias paths are the home page and name it as canonical", async ({ request }) => {
  const home = /<h1[^>]*>Good vegan food is closer than you think<\/h1>/;
  for (const path of HOME_ALIASES) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expect(html, path).toMatch(home);
    expect(html, path).toMatch(/<link rel="canonical" href="(https?:\/\/[^/"]+)?\/?"\/>/);
  }
});

import { HOME_ALIASES } from "@/lib/home/alias-paths";
import { readDocument, readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import type { PageDocument } from "@/e2e/support/http/page-document";
import { SITE } from "@/e2e/support/servers/site-server";

const ALERTS = {
  "Favorites List": "Favorites feature coming soon! Sign up to save your favorite restaurants.",
  "Verified Reviews": "Reviews feature coming soon! Join our community to read and write reviews.",
};

test("the cards of what is to come only show their alerts @none", async ({ page }) => {
  await page.goto("/");
  for (const [card, message] of Object.entries(ALERTS)) {
    const button = page.getByRole("button", { name: new RegExp(`^${card}`) });
    await button.click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText(message);
    await page.keyboard.press("Escape");
    await expect(alert).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/");
  }
});

const CARDS = {
  "Easy Search": "/restaurants/near-me",
  "Detailed Filters": "/restaurants/near-me",
  "Menu Previews": "/restaurants/near-me",
  "Location-Based": "/restaurants/map",
};

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

test("what each audience can do says that it is not open yet and goes nowhere without a database @none", async ({
  page,
}) => {
  await page.goto("/");
  for (const [tab, button] of [
    ["For Restaurants", "List Your Restaurant"],
    ["For Foodies", "Join as a Foodie"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(8);
    await page.getByRole("button", { name: button }).click();
    const notice = page.getByRole("status").filter({ hasText: "not open yet" });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL("/");
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
  }
});

test("shows the claims (P1.7), and its cards lead to what they are about", async ({ page }) => {
  await page.goto("/");
  for (const [card, href] of Object.entries(CARDS))
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(`^${card}`) }),
    ).toHaveAttribute("href", href);
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

test("the fifteen alias paths are the home page, word for word, and name it as canonical", async () => {
  const home = await readDocument("/");
  expect(home.heading).toBe("Good vegan food is closer than you think");
  const shownBy = ({ status, title, text, anchors, pictures }: PageDocument) => {
    return { status, title, text, anchors, pictures };
  };
  for (const alias of await readDocuments([...HOME_ALIASES])) {
    expect(shownBy(alias), alias.route).toEqual(shownBy(home));
    const canonical = alias.links.filter(({ rel }) => rel === "canonical");
    expect(canonical, alias.route).toMatchObject([{ href: SITE }]);
  }
});

import { expect, test } from "@/e2e/support/fixtures";

const MENUS = {
  Restaurants: [
    "/restaurants/near-me",
    "/restaurants/by-city",
    "/restaurants/by-country",
    "/restaurants/map",
    "/restaurants/top-rated",
    "/restaurants/add-listing",
  ],
  Community: [
    "/community/forum",
    "/community/members",
    "/community/blog",
    "/community/events",
    "/community/photos",
    "/community/ai-gallery",
  ],
  Guides: [
    "/guides/veg-food",
    "/guides/travel",
    "/guides/city",
    "/guides/recipes",
    "/guides/health",
  ],
  About: [
    "/about/mission",
    "/about/history",
    "/about/team",
    "/about/contact",
    "/about/press",
    "/about/advertising",
  ],
};

test("menus open by keyboard, close on Esc with the focus back, and hold their links in order; the footer leads to pages only, and a social button says what is not open", async ({
  page,
}) => {
  await page.goto("/");
  const restaurants = page.getByRole("button", { name: "Restaurants", exact: true });
  await restaurants.press("Enter");
  await expect(page.getByRole("link", { name: "Near Me", exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Near Me", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Near Me", exact: true })).toBeHidden();
  await expect(restaurants).toBeFocused();

  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [label, hrefs] of Object.entries(MENUS)) {
    await bar.getByRole("button", { name: label }).click();
    const links = bar.getByRole("link");
    await expect(links.first()).toHaveAttribute("href", hrefs[0]!);
    await expect(links).toHaveCount(hrefs.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      hrefs,
    );
  }

  const footer = page.getByRole("contentinfo");
  for (const name of ["Privacy Policy", "Terms of Service", "Cookie Policy", "Accessibility"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
  await footer.getByRole("button", { name: "Instagram" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Instagram is not open yet" }),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("choosing from a menu closes it and marks the page @core", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Restaurants", exact: true }).click();
  await page.getByRole("link", { name: "Near Me", exact: true }).click();
  await expect(page).toHaveURL("/restaurants/near-me");
  const entry = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Near Me" });
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Restaurants", exact: true }).click();
  await expect(entry).toHaveAttribute("aria-current", "page");
});

test("the phone's sheet holds the menus, the theme and the account @phone @core", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet.getByRole("link", { name: "Near Me" })).toBeVisible();
  await sheet.getByText("Community", { exact: true }).click();
  await expect(sheet.getByRole("link", { name: "Near Me" })).toBeHidden();
  await expect(sheet.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await expect(sheet.getByRole("link", { name: "Join Now" })).toHaveAttribute("href", "/auth");
  await expect(sheet.getByRole("button", { name: "Dark theme" })).toBeVisible();
  await sheet.getByRole("link", { name: "Forum" }).click();
  await expect(page).toHaveURL("/community/forum");
  await expect(sheet).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menus still open", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Guides" }).click();
    await page.getByRole("link", { name: "Recipes", exact: true }).click();
    await expect(page).toHaveURL("/guides/recipes");
  });

  test("the phone's sheet still opens @phone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("link", { name: "By City", exact: true })).toBeVisible();
  });
});

test("the theme is the system's until the visitor chooses, and the choice stays @core", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await ground()).toBe("dark");
  await page.getByRole("button", { name: "Dark theme", pressed: true }).click();
  expect(await ground()).toBe("light");
  await page.reload();
  expect(await ground()).toBe("light");
  await expect(page.getByRole("button", { name: "Dark theme", pressed: false })).toBeVisible();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/restaurants/near-me");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test("what is not found says so, is noted in the console, and leads to the home page", async ({
  page,
  allow,
}) => {
  allow.console(/404/);
  for (const [path, title, text] of [
    ["/nope", "Oops! Page not found", "This street is not on our map."],
    ["/restaurants/99", "Restaurant not found", "The restaurant you're looking for doesn't exist."],
  ] as const) {
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    expect((await logged).type()).toBe("error");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

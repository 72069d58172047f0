import { readDocuments } from "@/e2e/support/documents";
import { expect, test } from "@/e2e/support/fixtures";
import { parseHtml } from "@/e2e/support/http/page-document";
import { siteServer } from "@/e2e/support/servers/site-server";

type ReadingPage = { path: string; title: string; heading: string; records: number };

/** The pages that are read rather than used; `records` is how many articles each holds. */
const PAGES: ReadingPage[] = [
  ["/community/forum", "Community Forum", "Community Forum", 4],
  ["/community/members", "Community Members", "Members", 4],
  ["/community/blog", "Community Blog", "Blog", 3],
  ["/community/events", "Community Events", "Events", 3],
  ["/community/photos", "Community Photos", "Photos", 0],
  ["/guides/veg-food", "Vegan Food Guides | Chard", "Vegan Food Guides", 4],
  ["/guides/travel", "Vegan Travel Guides | Chard", "Vegan Travel Guides", 4],
  ["/guides/city", "City Guides | Chard", "City Guides", 4],
  ["/guides/recipes", "Vegan Recipes | Chard", "Vegan Recipes", 4],
  ["/guides/health", "Vegan Health Guide | Chard", "Vegan Health Guide", 7],
  ["/about/mission", "Our Mission | Chard", "Our Mission", 3],
  ["/about/contact", "Contact Us | Chard", "Contact Us", 0],
  ["/legal/privacy", "Privacy Policy | Chard", "Privacy Policy", 1],
  ["/legal/terms", "Terms of Service | Chard", "Terms of Service", 1],
  ["/legal/cookies", "Cookie Policy | Chard", "Cookie Policy", 1],
  ["/accessibility", "Accessibility | Chard", "Accessibility", 1],
].map(([path, title, heading, records]) => ({ path, title, heading, records }) as ReadingPage);

// That scripts change none of it, e2e/pages/every-page.spec.ts sees; descriptions are compared in e2e/pages/metadata.spec.ts.
test("each of these pages has its records under its own title", async () => {
  const documents = await readDocuments(PAGES.map(({ path }) => path));
  const found = documents.map(({ route, status, title, heading, count, links }) => ({
    path: route,
    status,
    title,
    heading,
    records: count.articles,
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
  }));
  expect(found).toEqual(
    PAGES.map((page) => ({
      ...page,
      status: 200,
      canonical: [expect.stringMatching(new RegExp(`${page.path}$`))],
    })),
  );
});

test("the tabs lead through the guides and keep the current one in sight @everywhere", async ({
  page,
}) => {
  await page.goto("/guides/veg-food");
  const tabs = page.getByRole("navigation", { name: "Guide pages" });
  await tabs.getByRole("link", { name: "Health" }).click();
  await expect(page).toHaveURL("/guides/health");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vegan Health Guide");
  await expect(tabs.locator("[aria-current=page]")).toBeInViewport({ ratio: 0.9 });
});

test("a city guide leads to its page, and from there to its city and to the restaurants there", async ({
  page,
}) => {
  await page.goto("/guides/city");
  await page.getByRole("link", { name: "London", exact: true }).click();
  await expect(page).toHaveURL("/guides/city/london");
  await expect(page.getByRole("link", { name: "London on the map" })).toHaveAttribute(
    "href",
    "/restaurants/by-city#city=london",
  );
  await page.getByRole("link", { name: "Restaurants near London" }).click();
  await expect(page.getByText("Around London")).toBeVisible();
});

test("photos show likes from 10 to 109 and comments from 1 to 20, the same at every visit", async () => {
  const numbers = async () => {
    const page = parseHtml(await (await fetch(`${siteServer.url}/community/photos`)).text());
    return [...page.querySelectorAll("figure")].map((tile) =>
      (tile.textContent?.match(/\d+/g) ?? []).map(Number),
    );
  };
  const drawn = await numbers();
  expect(drawn).toHaveLength(12);
  for (const [likes = 0, comments = 0] of drawn) {
    expect(likes).toBeGreaterThanOrEqual(10);
    expect(likes).toBeLessThanOrEqual(109);
    expect(comments).toBeGreaterThanOrEqual(1);
    expect(comments).toBeLessThanOrEqual(20);
  }
  expect(await numbers()).toEqual(drawn);
});

test("joining an event says that sign-ups are not open yet, and leaves the page alone @none", async ({
  page,
}) => {
  await page.goto("/community/events");
  const buttons = page.getByRole("button", { name: "Join Event" });
  await expect(buttons).toHaveCount(3);
  await buttons.first().click();
  const notice = page.getByRole("status").filter({ hasText: "not open yet" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/restaurants/near-me");
  await expect(page).toHaveURL("/community/events");
});

test("the contact form logs the values, sends nothing and keeps what was typed @none", async ({
  page,
}) => {
  const logs: string[] = [];
  page.on("console", (message) => message.type() === "log" && logs.push(message.text()));
  await page.goto("/about/contact");
  await page.getByLabel("Name").fill("Priya Nair");
  await page.getByLabel("Email").fill("half an address@");
  await page.getByLabel("Message").fill("The thali place moved.");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status").filter({ hasText: "not open yet" })).toBeVisible();
  expect(logs.join()).toContain("The thali place moved.");
  expect(requests.filter((method) => method !== "GET")).toEqual([]);
  await expect(page.getByLabel("Message")).toHaveValue("The thali place moved.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Return in the contact form leaves the page and the text as they are @none", async ({
    page,
  }) => {
    await page.goto("/about/contact");
    await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeHidden();
    await page.getByLabel("Name").fill("Priya Nair");
    await page.getByLabel("Name").press("Enter");
    await expect(page).toHaveURL("/about/contact");
    await expect(page.getByLabel("Name")).toHaveValue("Priya Nair");
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { PHONE_OF_MANY_DOTS } from "@/e2e/support/phone";

const GALLERY = "/community/ai-gallery";

const cards = (page: Page) => page.getByRole("article");
const firstCard = (page: Page) => cards(page).first();
const counted = (page: Page, count: number) =>
  expect(page.getByText(`Showing ${count} of 50 restaurants`)).toBeVisible();
const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name } : {});
const toast = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
const totalLikes = (page: Page) => page.getByText(/^\d+,\d+$/).first();
const carousel = (page: Page) => page.getByRole("region", { name: "Featured Restaurants" });
const titleOf = (page: Page, index: number) =>
  cards(page).nth(index).getByRole("heading").innerText();

/** The motion of the carousel loads when the page is idle; from then on the slides are moved, not scrolled. */
async function carouselMoves(page: Page) {
  await expect(carousel(page).locator("[style*=translate3d]").first()).toBeAttached();
}

/** How far a slide's left edge is from that of the carousel, in whole pixels. */
async function offsetOf(page: Page, slide: number) {
  const [box, frame] = await Promise.all([
    carousel(page)
      .getByRole("group", { name: `${slide} of 12`, exact: true })
      .getByRole("link")
      .boundingBox(),
    carousel(page).boundingBox(),
  ]);
  return Math.round(Math.abs((box?.x ?? NaN) - (frame?.x ?? NaN)));
}

test("is complete without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto(GALLERY);
  await expect(cards(page)).toHaveCount(50);
  await expect(carousel(page).getByRole("img").first()).toBeVisible();
  await context.close();
});

test("shows fifty images and their totals; searches, sorts, filters by tags and clears @core", async ({
  page,
}) => {
  await page.goto(GALLERY);
  await expect(page).toHaveTitle("AI Vegan Restaurant Gallery");
  await expect(page.getByText("50 images", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
  await counted(page, 50);
  await page.getByRole("button", { name: "Explore Gallery" }).click();
  await expect(page.getByRole("region", { name: "Browse restaurants" })).toBeFocused();
  await expect(page.getByPlaceholder("search by name, description or style")).toBeInViewport();

  const search = page.getByPlaceholder("search by name, description or style");
  await search.fill("LANTERNS");
  await counted(page, 3);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await counted(page, 50);
  await expect(search).toHaveValue("");

  await page.getByRole("button", { name: "japanese", exact: true }).click();
  await counted(page, 2);
  await page.getByRole("button", { name: "placeholder", exact: true }).click();
  await counted(page, 32);
  await page.getByLabel("Sort by").selectOption("Title Z-A");
  await expect(firstCard(page)).toContainText("Vegan Restaurant 50");

  await search.fill("nothing is called this");
  await expect(page.getByText("No restaurants found")).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search criteria or clearing the filters."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await counted(page, 50);
});

test("lays the images out as a list, and leads on to near-me and the listing form", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const topOf = async (index: number) => (await cards(page).nth(index).boundingBox())?.y;
  expect(await topOf(0)).toBe(await topOf(1));
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect.poll(async () => (await topOf(0)) === (await topOf(1))).toBe(false);

  await page.getByRole("button", { name: "Submit Your Restaurant" }).click();
  await expect(page).toHaveURL("/restaurants/add-listing");
  await page.goBack();
  await page.getByRole("button", { name: "Find Restaurants Near Me" }).click();
  await expect(page).toHaveURL("/restaurants/near-me");
});

test("likes count on the card, in the dialog and in the totals, also rapid ones and while filters change", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const likes = totalLikes(page);
  const before = Number((await likes.innerText()).replace(",", ""));
  const like = firstCard(page).getByRole("button", { name: /^Like/ });
  const own = Number(await like.innerText());
  await like.click();
  await toast(page, "Added to favorites");
  await expect(like).toHaveText(String(own + 1));
  await expect(likes).toHaveText((before + 1).toLocaleString("en-US"));
  await firstCard(page).getByRole("link").click();
  await dialog(page)
    .getByRole("button", { name: `Liked ${own + 1}` })
    .click();
  await toast(page, "Removed from favorites");
  await page.keyboard.press("Escape");
  await expect(like).toHaveText(String(own));
  await expect(likes).toHaveText(before.toLocaleString("en-US"));

  // Fifty presses on seven cards: one gets an eighth and ends as it began.
  await page.getByRole("button", { name: /^Like/ }).evaluateAll((buttons) => {
    for (let press = 0; press < 50; press += 1) (buttons[press % 7] as HTMLElement).click();
  });
  await page.getByRole("button", { name: "evening", exact: true }).click();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await counted(page, 50);
  const liked = await page.getByRole("button", { name: /^Like/, pressed: true }).count();
  expect(liked).toBe(6);
  await expect(likes).toHaveText((before + liked).toLocaleString("en-US"));
});

test("the dialog moves by buttons up to the ends, by arrow keys round them, by Back and Forward @core", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const [first, second, last] = await Promise.all([0, 1, 49].map((index) => titleOf(page, index)));
  await firstCard(page).getByRole("img").click();
  await expect(dialog(page, first)).toBeVisible();
  await expect(page).toHaveURL(/#image-14$/);

  const previous = dialog(page).getByRole("button", { name: "Previous image" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await dialog(page).getByRole("button", { name: "Next image" }).click();
  await expect(dialog(page, second)).toBeVisible();
  await previous.click();
  await expect(dialog(page, first)).toBeVisible();
  await expect(previous).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page, last)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page, first)).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
  await expect(cards(page).nth(1).getByRole("link")).toBeFocused();

  // A slide gets the focus back, too.
  const slide = carousel(page).getByRole("link").first();
  await slide.click();
  await expect(dialog(page, "Casa Nopal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(slide).toBeFocused();

  await cards(page).nth(1).getByRole("link").click();
  await expect(dialog(page, second)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(GALLERY);
  await page.goForward();
  await expect(dialog(page, second)).toBeVisible();
  await page.reload();
  await expect(dialog(page, second)).toBeVisible();
});

test("the dialog keeps the focus, stays open for a press on a toast, and keeps comments until the image is left", async ({
  page,
}) => {
  await page.goto(`${GALLERY}#image-3`);
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await dialog(page).getByRole("button", { name: /^Like/ }).click();
  await toast(page, "Added to favorites");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Added to favorites")).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();

  const box = dialog(page).getByPlaceholder("Add a comment");
  await expect(page.getByText("No comments yet. Be the first to comment!")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Send comment" })).toBeDisabled();
  await box.fill("   ");
  await box.press("Enter");
  await expect(page.getByText("No comments yet. Be the first to comment!")).toBeVisible();

  await box.fill("  What a lane  ");
  await box.press("Enter");
  await toast(page, "Comment added successfully");
  await expect(box).toBeFocused();
  await box.pressSequentially("One line");
  await box.press("Shift+Enter");
  await box.pressSequentially("and one more");
  await box.press("Enter");
  await expect(
    dialog(page).getByRole("list", { name: "Comments" }).getByRole("listitem"),
  ).toHaveText(["YouWhat a lane", "YouOne line\nand one more"]);
  await expect(dialog(page).getByRole("heading", { name: "Comments 90" })).toBeVisible();

  await dialog(page).getByRole("button", { name: "Next image" }).click();
  await dialog(page).getByRole("button", { name: "Previous image" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Comments 88" })).toBeVisible();
});

test("says so when an image cannot be opened, and opens it once the network is back", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  // The script that shows notices has to be there, too: it loads when the page is idle.
  await page.goto(GALLERY, { waitUntil: "networkidle" });
  await carouselMoves(page);
  await context.setOffline(true);
  await firstCard(page).getByRole("link").focus();
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "The image could not be opened" });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(GALLERY);
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Casa Nopal")).toBeVisible();
});

test("shares title, text and URL of the image, silent when it is cancelled; else copies the URL, else shows it", async ({
  page,
  context,
}) => {
  const share = () => dialog(page).getByRole("button", { name: "Share" }).click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${GALLERY}#image-1`);
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => {
      shared.push(data ?? {});
      return Promise.reject(new DOMException("Cancelled", "AbortError"));
    };
  });
  await share();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    {
      title: "Folia",
      text: "A neighbourhood bistro that lights its arched windows as the street turns blue.",
      url: page.url(),
    },
  ]);
  await expect(page.getByText(/copied/)).toHaveCount(0);

  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await share();
  await toast(page, "Link copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await share();
  await expect(page.getByRole("alert").filter({ hasText: page.url() })).toBeVisible();
});

test("the carousel loops by buttons and arrow keys, announces its slide, and follows the filtered and sorted list", async ({
  page,
}) => {
  // A fragment that names no image opens none.
  await page.goto(`${GALLERY}#image-51`);
  await counted(page, 50);
  await carouselMoves(page);
  await expect(dialog(page)).toHaveCount(0);

  const start = await offsetOf(page, 1);
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await expect(carousel(page).locator("[aria-live]")).toContainText("Slide 2 of 12");
  await expect.poll(() => offsetOf(page, 2)).toBe(start);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(carousel(page).locator("[aria-live]")).toContainText("Slide 12 of 12");
  await expect.poll(() => offsetOf(page, 12)).toBe(start);
  await expect.poll(() => offsetOf(page, 1)).toBeGreaterThan(start);

  await page.getByRole("button", { name: "japanese", exact: true }).click();
  await expect(carousel(page).getByRole("group", { name: /of 2$/ })).toHaveCount(2);
  await expect(carousel(page).getByRole("button", { name: "Next slide" })).toBeDisabled();
  await page.getByPlaceholder("search by name").fill("nothing is called this");
  await expect(carousel(page).getByText("No restaurant to feature")).toBeVisible();
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use(PHONE_OF_MANY_DOTS);

  /** A finger that goes sideways across the middle of what `selector` names. */
  async function swipe(page: Page, selector: string, distance: number) {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    const cdp = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const from = box.x + box.width / 2 - distance / 2;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch("touchStart", from);
    for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + (distance * step) / 5);
    await touch("touchEnd");
  }

  test("shows labels without hovering, loads at most 250 KB of pictures before scrolling, and follows swipes", async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "image" && response.url().includes("/gallery/"))
        sizes.push(response.body().then(({ length }) => length));
    });
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    await expect(carousel(page).getByText("mexican").first()).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(250_000);

    // A swipe moves the carousel and opens nothing.
    await carouselMoves(page);
    await carousel(page).scrollIntoViewIfNeeded();
    const start = await offsetOf(page, 1);
    await swipe(page, "[aria-roledescription=slide] img", -200);
    await expect.poll(() => offsetOf(page, 2)).toBe(start);
    await expect(dialog(page)).toHaveCount(0);

    // In the dialog swipes go through the images and round the end.
    const [first, last] = await Promise.all([0, 49].map((index) => titleOf(page, index)));
    await firstCard(page).getByRole("link").tap();
    await expect(dialog(page, first)).toBeVisible();
    await swipe(page, "[role=dialog] img", 180);
    await expect(dialog(page, last)).toBeVisible();
    await swipe(page, "[role=dialog] img", -180);
    await expect(dialog(page, first)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  });
});

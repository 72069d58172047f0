import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { openHydrated } from "@/e2e/support/hydrated";

/**
 * Records what a screen reader would announce: every change inside a live region that was in the page before
 * the change. A region that is added together with its text is often not announced, so it does not count.
 */
function listen() {
  const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const said: string[] = [];
  const known = new WeakSet<Element>();
  Object.assign(window, { said });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      const isOutOfReach =
        document.querySelector("dialog:modal") && !region?.closest("dialog:modal");
      if (region && known.has(region) && !isOutOfReach)
        said.push((region.textContent ?? "").replace(/\s+/g, " ").trim());
    }
    for (const region of document.querySelectorAll(live)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Does something and waits until the live region has announced `text` since; without something to do, since it was opened. */
async function hears(page: Page, text: string | RegExp, act?: () => Promise<void>) {
  const said = () => page.evaluate(() => Reflect.get(window, "said") as string[]);
  const before = act ? (await said()).length : 0;
  await act?.();
  const since = async () => (await said()).slice(before);
  const isText = (one: string) => (typeof text === "string" ? one === text : text.test(one));
  await expect
    .poll(async () => (await since()).some(isText) || (await since()), `says ${String(text)}`)
    .toBe(true);
}

test.beforeEach(async ({ page, allow }) => {
  allow.host("tiles.openfreemap.org");
  await page.addInitScript(listen);
});

test("near me says how many restaurants are left @everywhere @core", async ({ page, isMobile }) => {
  await openHydrated(page, "/restaurants/near-me");
  const search = page.getByRole("searchbox");
  await hears(page, "1 restaurant found", () => search.fill("ramen"));
  await hears(page, "0 restaurants found", () => search.fill("qqqq"));
  await hears(page, "8 restaurants found", () => search.fill(""));
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const italian = page.getByRole("button", { name: "Italian", exact: true });
  await hears(page, isMobile ? "1 restaurant matches" : "1 restaurant found", () =>
    italian.click(),
  );
  if (!isMobile) return;
  await page.getByRole("button", { name: "Show 1 restaurant" }).click();
  await hears(page, "0 restaurants found", () => search.fill("ramen"));
});

test("the Cities page announces the number of matches", async ({ page }) => {
  await openHydrated(page, "/restaurants/by-city");
  const search = page.getByRole("searchbox");
  await hears(page, "1 found", () => search.fill("sao paulo"));
  await hears(page, /^No cities found matching the search/, () => search.fill("atlantis"));
});

test("the gallery says how many images are shown, and in its dialog which one", async ({
  page,
}) => {
  await openHydrated(page, "/community/ai-gallery");
  const search = page.getByRole("searchbox");
  await hears(page, "Showing 3 of 50 restaurants", () => search.fill("lanterns"));
  await hears(page, "Showing 0 of 50 restaurants", () => search.fill("qqqq"));
  await hears(page, "Showing 50 of 50 restaurants", () => search.fill(""));
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await hears(page, /^Image 2 of 50: \w/, () => page.keyboard.press("ArrowRight"));
  const box = page.getByPlaceholder("Add a comment");
  await box.fill("What a lane");
  await hears(page, /^Comment added successfully/, () => box.press("Enter"));
});

test("the search box of the home page says how many suggestions there are", async ({ page }) => {
  await openHydrated(page, "/");
  await hears(page, /^\d+ suggestions?$/, () =>
    page.getByRole("combobox", { name: "City or address" }).fill("Brooklyn"),
  );
});

test("the account form says what it is now, and what is wrong even where the focus stays", async ({
  page,
}) => {
  await openHydrated(page, "/auth");
  await hears(page, /^Join /, () => page.getByRole("link", { name: "Sign up" }).click());
  const email = page.getByLabel("Email");
  await email.fill("noor@");
  await hears(page, "Please enter a valid email address", () => email.press("Enter"));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
});

test("notices are announced, those that stay and those that disappear @none", async ({ page }) => {
  await openHydrated(page, "/about/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await hears(page, /^Messages are not open yet/, () => send.click());
  await page.goto("about:blank");
  await page.goto("/restaurants/near-me");
  await hears(page, /^Location unavailable/);
});

import type { Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import {
  accountButton,
  chooseFromAccountMenu,
  fillSignIn,
  form,
  notice,
} from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { becomeMember, shareSession } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { isOfFavorites, responseTo } from "@/e2e/support/sent-requests";

// Favorites where there is a database (P14.30 to P14.34); what the forms alone do is in favorites-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ allow }) => {
  allow.host("tiles.openfreemap.org");
});

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Whether the account's list was taken over. */
const keepsAccountList = (page: Page) =>
  page.evaluate(() => localStorage.getItem("savedRestaurantsAccount") !== null);

const stored = (page: Page) =>
  page.evaluate(() => ({
    list: localStorage.getItem("savedRestaurants"),
    account: localStorage.getItem("savedRestaurantsAccount"),
  }));

const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

async function save(page: Page, id: string) {
  await page.goto(`/restaurants/${id}`);
  await saveButton(page).click();
  await expect(notice(page, "Added to favorites")).toBeVisible();
}

async function signOut(page: Page, email: string) {
  await chooseFromAccountMenu(page, email, "Sign Out");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
}

test(
  "what was saved signed out moves into the account, and the devices agree",
  { tag: "@core" },
  async ({ page, browser, server }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await save(page, "1");
    await expect(notice(page, "Added to favorites")).toContainText("Kept on this device");
    await page.goto("/favorites");
    await expect(page.getByText("Kept on this device only")).toBeVisible();
    expect(sent).toEqual([]);

    await page.getByRole("main").getByRole("link", { name: "Join Now" }).click();
    await expect(page).toHaveURL("/auth?next=%2Ffavorites");
    const email = `saver-${Date.now()}@example.com`;
    await page.getByRole("link", { name: "Sign up" }).click();
    await form(page).fullName.fill("Noor Adeyemi");
    await form(page).email.fill(email);
    await form(page).password.fill(PASSWORD);
    await form(page).submit("Sign Up").click();
    await expect(page).toHaveURL("/favorites");
    await expect(names(page)).toHaveText(["Radish & Rye"]);
    await expect(page.getByText("Kept on this device only")).toHaveCount(0);
    await expect.poll(() => keepsAccountList(page)).toBe(true);

    // Another device, with a favorite of its own.
    const context = await browser.newContext({ baseURL: server.origin });
    const other = await context.newPage();
    await save(other, "8");
    await fillSignIn(other, email);
    await form(other).submit("Sign In").click();
    await expect(accountButton(other, email)).toBeVisible();
    await other.goto("/favorites");
    await expect(names(other)).toHaveText(["Crumb & Canopy", "Radish & Rye"]);
    const removed = responseTo(other, isOfFavorites);
    await other.getByRole("button", { name: "Remove Radish & Rye from favorites" }).click();
    await expect(names(other)).toHaveText(["Crumb & Canopy"]);
    await expect(other.getByRole("button", { name: "Undo" })).toBeFocused();
    await removed;

    await page.reload();
    await expect(names(page)).toHaveText(["Crumb & Canopy"]);
    const added = responseTo(page, isOfFavorites);
    await save(page, "2");
    await expect(notice(page, "Added to favorites")).toContainText("Kept in your account");
    await added;
    await other.goto("/restaurants/2");
    await expect(saveButton(other)).toHaveAttribute("aria-pressed", "true");
    await context.close();

    await signOut(page, email);
    expect(await stored(page)).toEqual({ list: null, account: null });
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "false");
    await page.goto("/favorites");
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  },
);

test("what could not be sent is sent when the connection is back, or joins the account after the sign-in", async ({
  page,
  context,
  server,
  allow,
}) => {
  allow.console(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { email, visitor } = await becomeMember(page, server);
  await save(page, "1");
  await expect.poll(() => keepsAccountList(page)).toBe(true);
  await page.goto("/restaurants/8", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(notice(page, "Not in your account yet")).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
  const sent = responseTo(page, isOfFavorites);
  await context.setOffline(false);
  await sent;
  await visitor.open("/favorites/list");
  expect(visitor.main.getAllByRole("listitem")).toHaveLength(2);

  // A session that ends elsewhere leaves nothing of what the account has.
  await page.context().clearCookies();
  await page.goto("/");
  await expect.poll(() => stored(page)).toEqual({ list: null, account: null });

  await shareSession(visitor, page);
  await page.goto("/restaurants/2");
  await expect.poll(() => keepsAccountList(page)).toBe(true);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await saveButton(page).click();
  await expect(notice(page, "Not in your account yet")).toBeVisible();
  await page.unroute("**/*");
  await page.context().clearCookies();
  await page.goto("/");
  await expect.poll(() => stored(page)).toEqual({ list: '["2"]', account: null });
  // The sign-in of the bar, which leads to the home page.
  await fillSignIn(page, email);
  await form(page).submit("Sign In").click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => keepsAccountList(page)).toBe(true);
  await visitor.reload();
  expect(visitor.main.getAllByRole("listitem")).toHaveLength(3);
  visitor.main.getByRole("link", { name: /Radish & Rye/ });
});

test("a note, sorting, Undo that brings the note back, and a list that is shared until that stops", async ({
  page,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await save(page, "8");
  await save(page, "1");
  await page.goto("/favorites");
  await expect(names(page)).toHaveText(["Radish & Rye", "Crumb & Canopy"]);
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL("/favorites#sort=name");
  await expect(names(page)).toHaveText(["Crumb & Canopy", "Radish & Rye"]);

  await page.getByText("Add a note on Crumb & Canopy").click();
  await page.getByLabel("Private note").first().fill("The croissants, before nine.");
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(notice(page, "Note saved")).toBeVisible();
  await expect(page.getByText("The croissants, before nine.").first()).toBeVisible();

  const sent = () => responseTo(page, isOfFavorites);
  const removal = sent();
  await page.getByRole("button", { name: "Remove Crumb & Canopy from favorites" }).click();
  await removal;
  const undo = sent();
  await page.getByRole("button", { name: "Undo" }).click();
  await undo;
  await page.reload();
  await expect(page.getByText("The croissants, before nine.").first()).toBeVisible();
  await page.getByLabel("Sort by").selectOption("Last saved first");
  await expect(names(page)).toHaveText(["Radish & Rye", "Crumb & Canopy"]);

  await page.getByRole("button", { name: "Share this list" }).click();
  const link = page.getByLabel("Link to this list");
  await expect(link).toBeFocused();
  const address = new URL(await link.inputValue()).pathname;
  await expectNoBarriers(page);
  const reader = new HttpVisitor(server.origin);
  expect((await reader.open(address)).html).not.toContain(email);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Favorites of Noor Adeyemi" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.goto("/favorites");
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(notice(page, "Sharing stopped")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share this list" })).toBeFocused();
  expect((await reader.open(address)).status).toBe(404);
});

import {
  accountButton,
  chooseFromAccountMenu,
  form,
  newAccount,
  notice,
  signUpHere,
} from "@/e2e/support/auth-steps";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { signIn } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// Events where there is a database (P14.45); what the forms alone do is in events-http.spec.ts.
test.describe.configure({ timeout: 120_000 });

const EVENT = "/community/events/one-long-table";

test(
  "from Join Event, signed out, to Going, and back on another device",
  { tag: "@core" },
  async ({ page, server }) => {
    await page.goto(EVENT);
    const facts = page.getByRole("complementary", { name: "Time and place" });
    await expect(facts).toContainText("38 attendees");
    await page.getByRole("button", { name: "Join Event" }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    const email = await signUpHere(page);
    // It goes on where it was started, once.
    await expect(page).toHaveURL(EVENT);
    await expect(notice(page, "You are going")).toBeVisible();
    const going = page.getByRole("button", { name: "Going" });
    await expect(going).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(going).toHaveAttribute("aria-pressed", "true");
    await expect(facts).toContainText("39 attendees");

    const device = new HttpVisitor(server.origin);
    await signIn(device, email, { next: EVENT });
    await device.follow("See who is going");
    await device.press("Going");
    await page.reload();
    await expect(accountButton(page, email)).toBeVisible();
    await expect(page.getByRole("button", { name: "Join Event" })).toBeVisible();
    await expect(facts).toContainText("38 attendees");
  },
);

test("a tab that does not know of another's press does what its button says", async ({ page }) => {
  await newAccount(page);
  const [first, second] = [page, await page.context().newPage()];
  const path = "/community/events/summer-picnic";
  for (const tab of [first, second]) {
    // Each tab has asked once where the member goes, before anything is pressed.
    const ownEvents = tab.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith(path),
    );
    await tab.goto(path);
    await ownEvents;
    await expect(tab.getByRole("button", { name: "Join Event" })).toBeVisible();
  }
  for (const tab of [first, second]) {
    await tab.getByRole("button", { name: "Join Event" }).click();
    await expect(tab.getByRole("button", { name: "Going" })).toBeVisible();
  }
  await first.reload();
  await expect(first.getByRole("button", { name: "Going" })).toBeVisible();
});

test("the next member of a device does not see the events of the one before", async ({ page }) => {
  const email = await newAccount(page);
  await page.goto("/community/events/summer-picnic");
  await page.getByRole("button", { name: "Join Event" }).click();
  await expect(page.getByRole("heading", { name: "Members who are going" })).toBeVisible();
  await chooseFromAccountMenu(page, email, "Sign Out");
  // At once, without a page load.
  await expect(page.getByRole("button", { name: "Join Event" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Members who are going" })).toHaveCount(0);
});

test("only guests of an event see the names of the other guests", async ({
  page,
  browser,
  server,
}) => {
  const path = "/community/events/summer-picnic";
  await newAccount(page);
  await page.goto(path);
  await expect(page.getByText("Members who join see the names")).toBeVisible();
  await page.getByRole("button", { name: "Join Event" }).click();
  const heading = page.getByRole("heading", { name: "Members who are going" });
  await expect(heading).toBeVisible();

  const other = await browser.newContext({ baseURL: server.origin });
  const guest = await other.newPage();
  await guest.goto("/auth?next=" + encodeURIComponent(path));
  await guest.getByRole("link", { name: "Sign up" }).click();
  await form(guest).fullName.fill("Ben Comes");
  await form(guest).email.fill(`ben-${Date.now()}@example.com`);
  await form(guest).password.fill(PASSWORD);
  await form(guest).submit("Sign Up").click();
  await expect(guest).toHaveURL(path);
  await expect(guest.getByRole("heading", { name: "Members who are going" })).toHaveCount(0);
  await guest.getByRole("button", { name: "Join Event" }).click();
  const link = guest.getByRole("main").getByRole("link", { name: "Noor Adeyemi" });
  // Other tests of this server have guests of that name, too.
  await expect(link.first()).toHaveAttribute("href", /^\/community\/members\/noor-adeyemi/);
  await expectNoBarriersInBothThemes(guest);
  const document = await (await guest.request.get(path, { headers: { cookie: "" } })).text();
  expect(document).not.toContain("Ben Comes");
  await other.close();

  await page.reload();
  await expect(page.getByRole("link", { name: "Ben Comes" })).toBeVisible();
  await page.getByRole("button", { name: "Going" }).click();
  await expect(heading).toHaveCount(0);
});

test("an event is a file for calendars, too", async ({ request }) => {
  const response = await request.get("/community/events/knife-skills/event.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSUMMARY:/);
});

import {
  accountButton,
  chooseFromAccountMenu,
  newAccount,
  notice,
  signUpHere,
} from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { becomeMember, signIn, signUp } from "@/e2e/support/http/http-account";
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

test("only guests of an event see the names of the other guests, and nobody after the sign-out", async ({
  page,
  server,
}) => {
  const path = "/community/events/summer-picnic";
  const { email } = await becomeMember(page, server);
  const guest = new HttpVisitor(server.origin);
  await signUp(guest, { name: "Ben Comes", next: path });
  expect(guest.page.text).not.toContain("Members who are going");
  await guest.press("Join Event");
  await page.goto(path);
  await expect(page.getByText("Members who join see the names")).toBeVisible();
  const heading = page.getByRole("heading", { name: "Members who are going" });
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ben Comes" })).toHaveCount(0);
  const join = page.getByRole("button", { name: "Join Event" });
  await join.click();
  await expect(heading).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "Ben Comes" });
  await expect(link).toHaveAttribute("href", /^\/community\/members\/ben-comes/);
  await expectNoBarriersInBothThemes(page);
  const document = await (await page.request.get(path, { headers: { cookie: "" } })).text();
  expect(document).not.toContain("Ben Comes");
  await guest.reload();
  guest.main.getAllByRole("link", { name: "Noor Adeyemi" });

  await page.getByRole("button", { name: "Going" }).click();
  await expect(join).toBeVisible();
  await expect(heading).toHaveCount(0);
  await join.click();
  await expect(heading).toBeVisible();
  await chooseFromAccountMenu(page, email, "Sign Out");
  // At once, without a page load.
  await expect(join).toBeVisible();
  await expect(heading).toHaveCount(0);
});

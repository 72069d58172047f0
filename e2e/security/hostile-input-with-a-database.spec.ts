import type { Page } from "@playwright/test";
import { newAccount } from "@/e2e/support/auth-steps";
import { expect, test } from "@/e2e/support/servers/database-server";
import { newDeskAccount } from "@/e2e/support/desk-steps";
import { watchPage } from "@/e2e/support/checks/page-intact";
import { STREET_HOST } from "@/tests/fakes/street-map";

// Markup in the forms of a site with a database, and on the pages that show it. tests/hostile-forms.test.ts takes every
// hostile text through every form's schema.
test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 10_000 });
test.beforeEach(({ allow }) => allow.host(STREET_HOST));

const SHORT = `"><img src=x onerror=pwned=1>{{7*7}}`;
const MARKUP = `${SHORT}</textarea></title><iframe srcdoc="x"></iframe><svg onload="pwned=1">`;

type Form = {
  form: string;
  path: string;
  /** By label, what is typed. */
  fields: Record<string, string>;
  choose?: (page: Page) => Promise<void>;
  press: string;
  /** What the page then shows: the text as it is, or why it is rejected. */
  shows: string;
};

const radio = (name: string) => async (page: Page) =>
  page.getByRole("radio", { name, exact: true }).check({ force: true });

const FORMS: Form[] = [
  {
    form: "the profile",
    path: "/profile",
    fields: { Name: SHORT, Town: SHORT },
    press: "Save",
    shows: SHORT,
  },
  {
    form: "a topic",
    path: "/community/forum/new",
    fields: { Title: SHORT, Message: MARKUP },
    press: "Post topic",
    shows: MARKUP,
  },
  {
    form: "a reply",
    path: "/community/forum/broth-without-dashi",
    fields: { "Your reply": `${MARKUP} reply` },
    press: "Post reply",
    shows: `${MARKUP} reply`,
  },
  {
    form: "a review",
    path: "/restaurants/3/review",
    fields: { Title: SHORT, "Your review": MARKUP, "Date of your visit": "2026-10-03" },
    choose: radio("4 stars"),
    press: "Publish review",
    shows: MARKUP,
  },
  {
    form: "a closure",
    path: "/restaurants/4/closed",
    fields: { "How do you know?": MARKUP },
    press: "It has closed for good",
    shows: "Thank you",
  },
  {
    form: "a listing",
    path: "/restaurants/add-listing",
    fields: { "Restaurant Name": SHORT, Address: SHORT, Description: MARKUP },
    press: "Submit Listing",
    shows: MARKUP,
  },
  {
    form: "a listing's details",
    path: "/restaurants/add-listing",
    choose: (page) => page.getByText("Phone, website, email", { exact: true }).click(),
    fields: { "Restaurant Name": SHORT, Website: `javascript:pwned=1//${SHORT}` },
    press: "Submit Listing",
    shows: "Please write an address that starts with https:// or http://.",
  },
  {
    form: "a message",
    path: "/about/contact",
    fields: { Name: SHORT, Email: "noor@example.com", Message: MARKUP },
    press: "Send Message",
    shows: "Message sent",
  },
  {
    form: "the settings",
    path: "/settings/email",
    fields: { "New email": `"${SHORT}"@example.org`, "Your password": SHORT },
    press: "Change email",
    shows: "Please enter a valid email address",
  },
];

async function send(page: Page, { path, fields, choose, press }: Form) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await choose?.(page);
  for (const [label, text] of Object.entries(fields))
    await main.getByLabel(label, { exact: true }).first().fill(text);
  await main.getByRole("button", { name: press, exact: true }).click();
}

test("forms of members show markup as text or reject it, and so does the desk", async ({
  page,
  browser,
  server,
}) => {
  const expectIntact = watchPage(page);
  await newAccount(page);
  for (const form of FORMS)
    await test.step(form.form, async () => {
      await send(page, form);
      const shown = page.getByText(form.shows).filter({ visible: true }).first();
      await expect(shown, form.form).toBeVisible();
      await expectIntact();
    });
  await page.goto("/community/forum");
  await page.getByRole("link", { name: SHORT }).first().click();
  await page
    .getByRole("link", { name: /^Report/ })
    .first()
    .click();
  await page.getByRole("radio", { name: "Against the law" }).check();
  await page.getByLabel("Details").fill(MARKUP);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Report sent" })).toBeVisible();

  const desk = await browser.newPage({ baseURL: server.origin });
  const expectDeskIntact = watchPage(desk);
  await newDeskAccount(desk, server);
  for (const queue of ["listings", "corrections", "reports", "messages"])
    await test.step(`the desk's ${queue}`, async () => {
      // Other tests of this server have items that wait, too.
      await desk.goto(`/desk/${queue}?q=pwned`);
      await expectDeskIntact();
      await desk.locator(`main a[href^="/desk/${queue}/"]`).first().click();
      await expect(desk).toHaveURL(new RegExp(`/desk/${queue}/.`));
      await expect(desk.getByText(MARKUP).filter({ visible: true }).first()).toBeVisible();
      await expectDeskIntact();
    });
  await desk.goto(`/desk/accounts?q=${encodeURIComponent(SHORT)}`);
  await expectDeskIntact();
  await desk.close();
});

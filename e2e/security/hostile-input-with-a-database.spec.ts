import type { Page } from "@playwright/test";
import { expectNoForeignElements, watchPage } from "@/e2e/support/checks/page-intact";
import { becomeMember, becomeModerator } from "@/e2e/support/http/http-account";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import type { Fields } from "@/e2e/support/http/plain-form";
import { expect, test } from "@/e2e/support/servers/database-server";
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
  fields: Fields;
  press: string;
  /** What the page then shows: the text as it is, or why it is rejected. */
  shows: string;
};

/** Those whose pages show what was sent as soon as it was, or say at the field what is wrong with it. */
const IN_A_BROWSER: Form[] = [
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
    form: "a review",
    path: "/restaurants/3/review",
    fields: {
      "4 stars": true,
      Title: SHORT,
      "Your review": MARKUP,
      "Date of your visit": "2026-10-03",
    },
    press: "Publish review",
    shows: MARKUP,
  },
  {
    form: "a listing's details",
    path: "/restaurants/add-listing",
    fields: { "Restaurant Name": SHORT, Website: `javascript:pwned=1//${SHORT}` },
    press: "Submit Listing",
    shows: "Please write an address that starts with https:// or http://.",
  },
];

/** Those whose pages the server makes of the same parts. */
const ALONE: Form[] = [
  {
    form: "a reply",
    path: "/community/forum/broth-without-dashi/reply",
    fields: { "Your reply": `${MARKUP} reply` },
    press: "Post reply",
    shows: `${MARKUP} reply`,
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

async function send(page: Page, { path, fields, press }: Form) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  if ("Website" in fields) await page.getByText("Phone, website, email", { exact: true }).click();
  for (const [label, value] of Object.entries(fields)) {
    if (typeof value === "string")
      await main.getByLabel(label, { exact: true }).first().fill(value);
    else await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
  }
  await main.getByRole("button", { name: press, exact: true }).click();
}

/** The page that is open, as the server sent it, shows a text, and none of it is more than text. */
function expectText({ page }: HttpVisitor, text: string) {
  expect(page.text).toContain(text);
  expectNoForeignElements(page.document);
}

test("forms of members show markup as text or reject it, and so does the desk", async ({
  page,
  server,
}) => {
  const expectIntact = watchPage(page);
  const { visitor } = await becomeMember(page, server);
  for (const form of IN_A_BROWSER)
    await test.step(form.form, async () => {
      await send(page, form);
      const shown = page.getByText(form.shows).filter({ visible: true }).first();
      await expect(shown, form.form).toBeVisible();
      await expectIntact();
    });
  for (const { form, path, press, fields, shows } of ALONE)
    await test.step(form, async () => {
      await visitor.open(path);
      await visitor.press(press, fields);
      expectText(visitor, shows);
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

  const { visitor: desk } = await becomeModerator(page, server);
  for (const queue of ["listings", "corrections", "reports", "messages"])
    await test.step(`the desk's ${queue}`, async () => {
      // Other tests of this server have items that wait, too.
      await desk.open(`/desk/${queue}?q=pwned`);
      expectNoForeignElements(desk.page.document);
      const item = desk.page.main.querySelector(`a[href^="/desk/${queue}/"]`);
      await desk.open(item!.getAttribute("href")!);
      expectText(desk, MARKUP);
    });
  await desk.open(`/desk/accounts?q=${encodeURIComponent(SHORT)}`);
  expectText(desk, SHORT);
  // One of them with its scripts.
  await page.goto("/desk/reports?q=pwned");
  await page.locator('main a[href^="/desk/reports/"]').first().click();
  await expect(page.getByText(MARKUP).filter({ visible: true }).first()).toBeVisible();
  await expectIntact();
});

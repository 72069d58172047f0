import type { Page } from "@playwright/test";
import { newAccount } from "@/e2e/auth-steps";
import { expect, test } from "@/e2e/database-server";
import { watchPage } from "@/e2e/page-intact";
import { STREET_HOST } from "@/tests/fakes/street-map";

// Markup in the forms of a site with a database, and on the pages that show it. tests/hostile-forms.test.ts takes every
// hostile text through every form's schema.
test.describe.configure({ timeout: 120_000 });
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
  /** What the page says then. */
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
    fields: { Title: SHORT, Text: MARKUP },
    press: "Open topic",
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

test("forms of members show markup as text", async ({ page }) => {
  const expectIntact = watchPage(page);
  await newAccount(page);
  for (const form of FORMS)
    await test.step(form.form, async () => {
      await send(page, form);
      const shown = page.getByText(form.shows).filter({ visible: true }).first();
      await expect(shown, form.form).toBeVisible();
      await expectIntact();
    });
});

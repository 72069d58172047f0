import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/servers/database-server";
import { expectNoForeignElements, watchPage } from "@/e2e/support/checks/page-intact";
import { becomeMember, shareSession, signUpForDesk } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import type { Fields } from "@/e2e/support/http/plain-form";
import { STREET_HOST } from "@/tests/fakes/street-map";

// Markup in the forms of a site with a database, and on the pages that show it. tests/hostile-forms.test.ts takes every
// hostile text through every form's schema.
test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 10_000 });
test.beforeEach(({ allow }) => allow.host(STREET_HOST));

const SHORT = `"><img src=x onerror=pwned=1>{{7*7}}`;
const MARKUP = `${SHORT}</textarea></title><iframe srcdoc="x"></iframe><svg onload="pwned=1">`;

type Form<Values> = {
  form: string;
  path: string;
  /** By label, what is typed or chosen. */
  fields: Values;
  press: string;
};

/** What the page then shows, if its author sees it there: the text as it is. */
type SentForm = Form<Fields> & { shows?: string };

/** Sent without scripts; what they sent is then shown with them, to its author or at the desk. */
const SENT: SentForm[] = [
  {
    form: "the profile",
    path: "/profile",
    fields: { Name: SHORT, Town: SHORT },
    press: "Save",
    shows: SHORT,
  },
  {
    form: "a reply",
    path: "/community/forum/broth-without-dashi/reply",
    fields: { "Your reply": `${MARKUP} reply` },
    press: "Post reply",
    shows: `${MARKUP} reply`,
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
    form: "a listing",
    path: "/restaurants/add-listing",
    fields: { "Restaurant Name": SHORT, Address: SHORT, Description: MARKUP },
    press: "Submit Listing",
    shows: MARKUP,
  },
  {
    form: "a closure",
    path: "/restaurants/4/closed",
    fields: { "How do you know?": MARKUP },
    press: "It has closed for good",
  },
  {
    form: "a message",
    path: "/about/contact",
    fields: { Name: SHORT, Email: "noor@example.com", Message: MARKUP },
    press: "Send Message",
  },
];

type TypedForm = Form<Record<string, string>> & {
  open?: (page: Page) => Promise<void>;
  /** The text as it is, or why it is rejected. */
  shows: string;
};

/** Sent by scripts. */
const TYPED: TypedForm[] = [
  {
    form: "a listing's details",
    path: "/restaurants/add-listing",
    open: (page) => page.getByText("Phone, website, email", { exact: true }).click(),
    fields: { "Restaurant Name": SHORT, Website: `javascript:pwned=1//${SHORT}` },
    press: "Submit Listing",
    shows: "Please write an address that starts with https:// or http://.",
  },
  {
    form: "the settings",
    path: "/settings/email",
    fields: { "New email": `"${SHORT}"@example.org`, "Your password": SHORT },
    press: "Change email",
    shows: "Please enter a valid email address",
  },
  {
    form: "a topic",
    path: "/community/forum/new",
    fields: { Title: SHORT, Message: MARKUP },
    press: "Post topic",
    shows: MARKUP,
  },
];

async function type(page: Page, { path, fields, open, press }: TypedForm) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  await open?.(page);
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
  const shown = (there: Page, text: string) =>
    there.getByText(text).filter({ visible: true }).first();
  const { visitor } = await becomeMember(page, server);
  for (const { form, path, fields, press, shows } of SENT)
    await test.step(form, async () => {
      await visitor.open(path);
      await visitor.press(press, fields);
      expect(visitor.page.status).toBe(200);
      expectNoForeignElements(visitor.page.document);
      if (!shows) return;
      await expect.poll(async () => (await visitor.reload()).text).toContain(shows);
      await page.goto(visitor.path);
      await expect(shown(page, shows)).toBeVisible();
      await expectIntact();
    });
  for (const form of TYPED)
    await test.step(form.form, async () => {
      await type(page, form);
      await expect(shown(page, form.shows), form.form).toBeVisible();
      await expectIntact();
    });

  const topic = new URL(page.url()).pathname;
  // The list of before is sent once more while the new one is rendered.
  const readForum = async () => (await visitor.open("/community/forum")).text;
  await expect.poll(readForum).toContain(SHORT);
  expectNoForeignElements(visitor.page.document);
  await visitor.open(topic);
  expectNoForeignElements(visitor.page.document);
  await visitor.open(visitor.page.main.querySelector("a[href^='/report/']")!.getAttribute("href")!);
  await visitor.press("Send report", { "Against the law": true, Details: MARKUP });
  visitor.main.getByRole("heading", { name: "Report sent" });

  const moderator = new HttpVisitor(server.origin);
  await signUpForDesk(moderator, server);
  const desk = await browser.newPage({ baseURL: server.origin });
  await shareSession(moderator, desk);
  const expectDeskIntact = watchPage(desk);
  for (const queue of ["listings", "corrections", "reports", "messages"])
    await test.step(`the desk's ${queue}`, async () => {
      // Other tests of this server have items that wait, too.
      await moderator.open(`/desk/${queue}?q=pwned`);
      expectNoForeignElements(moderator.page.document);
      const item = moderator.page.main.querySelector(`a[href^="/desk/${queue}/"]`)!;
      await desk.goto(item.getAttribute("href")!);
      await expect(shown(desk, MARKUP)).toBeVisible();
      await expectDeskIntact();
    });
  await moderator.open(`/desk/accounts?q=${encodeURIComponent(SHORT)}`);
  expectNoForeignElements(moderator.page.document);
  await desk.close();
});

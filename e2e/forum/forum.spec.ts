import type { Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import { form, notice } from "@/e2e/support/auth-steps";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";

// The forum where there is a database (P14.46 to P14.50); what the forms alone do is in forum-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

const SAMPLE = "/community/forum/broth-without-dashi";

const post = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function reply(page: Page, text: string) {
  await page.getByLabel("Your reply").fill(text);
  await page.getByRole("button", { name: "Post reply" }).click();
}

test("from the button, signed out, to a topic that another member answers, quotes and reads @core", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/community/forum");
  await page.getByRole("link", { name: "Start a topic" }).click();
  await expect(page).toHaveURL("/auth?next=%2Fcommunity%2Fforum%2Fnew");
  await page.getByRole("link", { name: "Sign up" }).click();
  const email = `asker-${Date.now()}@example.com`;
  await form(page).fullName.fill("Ada Asks");
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign Up").click();
  await expect(page).toHaveURL("/community/forum/new");

  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(page.getByText("Please write a title of at least 3 characters.")).toBeVisible();
  await expect(page.getByText("Please write at least 2 characters.")).toBeVisible();
  await expectNoBarriersInBothThemes(page);
  await page.getByLabel("Title").fill("Rye in Lisbon?");
  await page.getByLabel("Message").fill("Who bakes it?\n\nSee https://example.org/rye.");
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(page).toHaveURL("/community/forum/rye-in-lisbon");
  await expect(notice(page, "Topic posted")).toBeVisible();
  const link = page.getByRole("link", { name: "https://example.org/rye" });
  await expect(link).toHaveAttribute("rel", "ugc nofollow");
  await expect(page.getByRole("heading", { name: "0 replies" })).toBeVisible();

  // Another member, on another device.
  const other = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.7" },
  });
  const reader = await other.newPage();
  await becomeMember(reader, server);
  await reader.goto("/community/forum");
  await reader.getByRole("link", { name: "Rye in Lisbon?" }).click();
  await expect(reader.getByRole("link", { name: "Quote what Ada Asks wrote" })).toBeVisible();
  await expect(reader.getByRole("link", { name: "Edit your post" })).toHaveCount(0);
  await reader.getByRole("link", { name: "Quote what Ada Asks wrote" }).click();
  await expect(reader.getByRole("heading", { name: "Answer what Ada Asks wrote" })).toBeVisible();
  await reader.getByLabel("What you quote").fill("Who does not bake it?");
  await reply(reader, "I do, on Sundays.");
  await expect(reader.getByText("Please quote word for word")).toBeVisible();
  await expectNoBarriers(reader);
  await reader.getByLabel("What you quote").fill("Who bakes it?");
  await reader.getByRole("button", { name: "Post reply" }).click();
  await expect(reader).toHaveURL(/\/community\/forum\/rye-in-lisbon#post-/);
  const quoting = post(reader, "I do, on Sundays.");
  await expect(quoting.getByRole("blockquote")).toHaveText("Ada Asks wrote:Who bakes it?");
  expect(await reader.content()).not.toContain(email);
  await expectNoBarriersInBothThemes(reader);
  await other.close();

  await page.goto("/community/forum");
  const row = page.getByRole("article").first();
  await expect(row).toContainText("Rye in Lisbon?");
  await expect(row).toContainText("by Ada Asks");
  await expect(row).toContainText("1 reply");
  await expectNoBarriersInBothThemes(page);
  await row.getByRole("link").click();
  await expect(post(page, "I do, on Sundays.")).toContainText("Noor Adeyemi");

  await page.goto("/profile");
  await page.getByRole("link", { name: "Rye in Lisbon?" }).click();
  await expect(page.getByRole("heading", { name: "Edit your post" })).toBeVisible();
});

test("a reply to a sample shows at once, the form is empty again, and the reply can be edited", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  await page.goto(SAMPLE);
  await expect(page.getByText("Replying is not open yet")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "19 replies" })).toBeVisible();
  await reply(page, "Ask for kombu by its name.");
  await expect(notice(page, "Reply posted")).toBeVisible();
  const own = post(page, "Ask for kombu by its name.");
  await expect(own).toContainText("Noor Adeyemi");
  await expect(page.getByRole("heading", { name: "20 replies" })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("");

  await own.getByRole("link", { name: "Edit your post" }).click();
  await expect(page.getByRole("textbox", { name: "Your post" })).toHaveValue(
    "Ask for kombu by its name.",
  );
  await expectNoBarriers(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Your post" }).fill("Ask for kombu, and for shiitake.");
  await page.getByRole("button", { name: "Save post" }).click();
  await expect(page).toHaveURL(new RegExp(`${SAMPLE}#post-`));
  await expect(post(page, "and for shiitake")).toContainText("Edited");
});

test("signed-out visitors can read and load nothing of the form; a draft is there after the sign-in", async ({
  page,
  request,
  server,
}) => {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.url().endsWith(".js")) scripts.add(sent.url());
  });
  const mark = "You can edit it for 15 minutes";
  async function hasMark() {
    for (const url of scripts)
      if ((await (await request.get(url)).text()).includes(mark)) return true;
    return false;
  }
  await page.goto(SAMPLE, { waitUntil: "networkidle" });
  expect(scripts.size).toBeGreaterThan(0);
  expect(await hasMark()).toBe(false);
  await expect(page.getByLabel("Your reply")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in to reply" }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(SAMPLE)}`);

  const { email } = await becomeMember(page, server);
  await page.goto(SAMPLE, { waitUntil: "networkidle" });
  expect(await hasMark()).toBe(true);
  await page.getByLabel("Your reply").fill("Typed before the session ended.");
  // The session ends elsewhere, which the page notices when the visitor returns to it.
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.getByRole("button", { name: "Post reply" }).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("You are signed out");
  await failure.getByRole("link", { name: "Sign in" }).click();
  await form(page).email.fill(email);
  await form(page).password.fill(PASSWORD);
  await form(page).submit("Sign In").click();
  await expect(page).toHaveURL(SAMPLE);
  await expect(page.getByLabel("Your reply")).toHaveValue("Typed before the session ended.");
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(post(page, "Typed before the session ended.")).toBeVisible();
});

import type { Browser, Page } from "@playwright/test";
import { PASSWORD, type AuthServer } from "@/e2e/support/servers/auth-server";
import { accountButton, fillSignIn, form, newAccount } from "@/e2e/support/auth-steps";
import { expect, test } from "@/e2e/support/servers/database-server";

// Server actions, posted by others than the page that they belong to (ADR-13).
test.describe.configure({ timeout: 120_000 });

/** The form "Emails" of /settings as a browser without scripts would send it, ticked. */
async function readForm(page: Page, browser: Browser, server: AuthServer) {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState,
    javaScriptEnabled: false,
  });
  const plain = await context.newPage();
  await plain.goto("/settings");
  await plain.getByLabel("New reviews of my favorites").check();
  const fields = await plain
    .locator("form", { has: plain.getByRole("button", { name: "Save emails" }) })
    .evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
  await context.close();
  return Object.fromEntries(fields) as Record<string, string>;
}

const post = (page: Page, multipart: Record<string, string>, headers: Record<string, string>) =>
  page.request.post("/settings", { multipart, headers, maxRedirects: 0 });

async function isTicked(page: Page) {
  await page.goto("/settings");
  return page.getByLabel("New reviews of my favorites").isChecked();
}

test("no other site posts a form in a member's name, with or without scripts @core", async ({
  page,
  browser,
  server,
}) => {
  await newAccount(page);
  const fields = await readForm(page, browser, server);
  for (const origin of ["https://evil.test", "null", `${server.origin}.evil.test`]) {
    await post(page, fields, { Origin: origin, "Sec-Fetch-Site": "cross-site" });
    expect(await isTicked(page), origin).toBe(false);
  }
  // As scripts call it: the action is named in a header.
  const [id] = /[0-9a-f]{40,}/.exec(JSON.stringify(fields)) ?? [];
  expect(id).toBeTruthy();
  await post(page, fields, { Origin: "https://evil.test", "Next-Action": id! });
  expect(await isTicked(page)).toBe(false);

  const own = await post(page, fields, { Origin: server.origin });
  expect(own.status()).toBeLessThan(400);
  expect(await isTicked(page)).toBe(true);
});

/** The same account on another device. */
async function signInElsewhere(browser: Browser, server: AuthServer, email: string) {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.78" },
  });
  const other = await context.newPage();
  await fillSignIn(other, email, PASSWORD);
  await form(other).submit("Sign In").click();
  await expect(accountButton(other, email)).toBeVisible();
  return other;
}

async function endOtherSessions(page: Page) {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(page.getByText("Other devices are being signed out")).toBeVisible();
}

test("a device that was signed out elsewhere posts nothing more, though its token is still good @core", async ({
  page,
  browser,
  server,
}) => {
  const other = await signInElsewhere(browser, server, await newAccount(page));
  const fields = await readForm(other, browser, server);
  await endOtherSessions(page);
  const refused = await post(other, fields, { Origin: server.origin });
  expect(await refused.text()).not.toContain("Your e-mail preferences are saved.");
  expect(await isTicked(page)).toBe(false);
  await other.context().close();
});

test("a form that is open on a device when its session is ended elsewhere is refused, and keeps what was typed", async ({
  page,
  browser,
  server,
}) => {
  const other = await signInElsewhere(browser, server, await newAccount(page));
  await other.goto("/restaurants/5/review");
  await other.getByRole("radio", { name: "1 star", exact: true }).check({ force: true });
  await other.getByLabel("Title").fill("Written elsewhere");
  const text = other.getByLabel("Your review", { exact: true });
  await text.fill("Sent from the other device, after its session was ended.");
  await other.getByLabel("Date of your visit").fill("2026-10-03");
  await endOtherSessions(page);

  await other.getByRole("button", { name: "Publish review" }).click();
  await expect(other.getByText("You are signed out.")).toBeVisible();
  await expect(other).toHaveURL("/restaurants/5/review");
  await expect(text).toHaveValue(/^Sent from the other device/);
  await page.goto("/restaurants/5/review");
  await expect(page.getByRole("heading", { name: "Write a review" })).toBeVisible();
  await page.goto("/restaurants/5/reviews");
  await expect(page.getByRole("main")).not.toContainText("Written elsewhere");
  await other.context().close();
});

test("where passwords are typed, and at the desk, the policy names no host of Google", async ({
  page,
}) => {
  await newAccount(page);
  for (const path of ["/settings", "/settings/password", "/settings/email", "/settings/delete"]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-security-policy"], path).not.toMatch(/google|gstatic/);
  }
  // The not-found page of the desk, for accounts without a role.
  const desk = await page.request.get("/desk");
  expect(desk.headers()["content-security-policy"]).not.toMatch(/google|gstatic/);
});

import type { Page, Route } from "@playwright/test";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { expect, test } from "@/e2e/support/servers/database-server";
import { accountButton, fillSignIn, form, notice } from "@/e2e/support/auth-steps";
import { becomeMember, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

// What a visitor sees when accounts fail: docs/faults.md. What the server does then is in
// e2e/embedded/data-directory-http.spec.ts.
test.describe.configure({ timeout: 240_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = "**/auth/v1/token*";

async function expectNoticeAndWhatWasTyped(
  page: Page,
  email: string,
  said = "An error occurred during authentication.",
) {
  await expect(notice(page, "Error")).toContainText(said);
  await expect(form(page).email).toHaveValue(email);
  await expect(form(page).password).toHaveValue(PASSWORD);
  await expect(form(page).submit("Sign In")).toBeEnabled();
}

/** What the server itself says while its accounts cannot be opened, which visitors read. */
const UNAVAILABLE = "Accounts are not available right now. Please try again later.";

const RESPONSES: [what: string, respond: (route: Route) => Promise<void>, said?: string][] = [
  [
    "has no accounts",
    (route) =>
      route.fulfill({
        status: 503,
        json: { code: 503, error_code: "unexpected_failure", msg: UNAVAILABLE },
      }),
    UNAVAILABLE,
  ],
  ["is down", (route) => route.abort("connectionrefused")],
  ["returns 500", (route) => route.fulfill({ status: 500, json: { message: "" } })],
  [
    "returns 500 with a page",
    (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Oops</h1>" }),
  ],
  [
    "returns HTML with status 200",
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" }),
  ],
  ["returns a gateway's 502", (route) => route.fulfill({ status: 502, body: "Bad Gateway" })],
];

test("signing in at a service that fails: a notice each time, and what was typed stays", async ({
  page,
  allow,
}) => {
  allow.console(/Failed to load resource/);
  const email = newAddress();
  await fillSignIn(page, email);
  for (const [what, respond, said] of RESPONSES) {
    await test.step(what, async () => {
      await page.route(TOKEN, respond);
      const asked = page.waitForRequest(TOKEN);
      await form(page).submit("Sign In").click();
      await asked;
      await expectNoticeAndWhatWasTyped(page, email, said);
      await page.unroute(TOKEN);
      await notice(page, "Error").getByRole("button", { name: "Dismiss" }).click();
      await expect(notice(page, "Error")).toHaveCount(0);
    });
  }
});

test("signing in at a service that never responds: a notice within 10 s, then another press works", async ({
  page,
  server,
}) => {
  const email = await signUp(new HttpVisitor(server.origin));
  await page.clock.install();
  await fillSignIn(page, email);
  await page.route(TOKEN, () => new Promise(() => {}), { times: 1 });
  await form(page).submit("Sign In").click();
  await expect(form(page).submit("Signing in...")).toBeVisible();
  await page.clock.runFor(10_000);
  await expectNoticeAndWhatWasTyped(page, email);

  await page.clock.resume();
  await form(page).submit("Sign In").click();
  await expect(accountButton(page, email)).toBeVisible();
});

for (const [which, shift] of [
  ["ahead", DAY_MS],
  ["behind", -DAY_MS],
] as const)
  test(`a device whose clock is a day ${which}: signed in, also after a reload, and no storm of requests`, async ({
    page,
    server,
  }) => {
    await page.clock.install({ time: Date.now() + shift });
    const asked: string[] = [];
    const { email } = await becomeMember(page, server);
    await page.goto("/about/mission");
    await expect(accountButton(page, email)).toBeVisible();
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/")) asked.push(request.url());
    });
    await page.reload();
    await expect(accountButton(page, email)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(accountButton(page, email)).toBeVisible();
    expect(asked.length).toBeLessThan(8);
  });

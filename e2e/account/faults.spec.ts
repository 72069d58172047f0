import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { expect, newAddress, PASSWORD, startServer, test } from "@/e2e/support/servers/auth-server";
import { newDataDirectory } from "@/e2e/support/servers/data-directories";
import { accountButton, fillSignIn, form, newAccount, notice } from "@/e2e/support/auth-steps";

// What a visitor sees when accounts fail: docs/faults.md.
test.describe.configure({ timeout: 240_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = "**/auth/v1/token*";

async function expectNoticeAndWhatWasTyped(page: Page, email: string) {
  await expect(notice(page, "Error")).toContainText("An error occurred during authentication.");
  await expect(form(page).email).toHaveValue(email);
  await expect(form(page).password).toHaveValue(PASSWORD);
  await expect(form(page).submit("Sign In")).toBeEnabled();
}

const RESPONSES: [string, (route: Route) => Promise<void>][] = [
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
  for (const [what, respond] of RESPONSES) {
    await test.step(what, async () => {
      await page.route(TOKEN, respond);
      const asked = page.waitForRequest(TOKEN);
      await form(page).submit("Sign In").click();
      await asked;
      await expectNoticeAndWhatWasTyped(page, email);
      await page.unroute(TOKEN);
      await notice(page, "Error").getByRole("button", { name: "Dismiss" }).click();
      await expect(notice(page, "Error")).toHaveCount(0);
    });
  }
});

test("signing in at a service that never responds: a notice within 10 s, then another press works", async ({
  page,
  browser,
  server,
}) => {
  const other = await browser.newPage({ baseURL: server.origin });
  const email = await newAccount(other);
  await other.close();

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
  }) => {
    await page.clock.install({ time: Date.now() + shift });
    const asked: string[] = [];
    const email = await newAccount(page);
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/")) asked.push(request.url());
    });
    await page.reload();
    await expect(accountButton(page, email)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(accountButton(page, email)).toBeVisible();
    expect(asked.length).toBeLessThan(8);
  });

test("a data directory that cannot be written: pages work, accounts say that they are unavailable", async ({
  browser,
}) => {
  // A file in its place is refused to every user, root included.
  const server = await startServer({
    dataDirectory: join(process.execPath, "data"),
    ready: /Accounts are not available/,
  });
  const page = await browser.newPage({ baseURL: server.origin });
  const response = await page.goto("/restaurants/near-me");
  expect(response?.status()).toBe(200);
  const email = newAddress();
  await fillSignIn(page, email);
  await form(page).submit("Sign In").click();
  await expect(notice(page, "Error")).toBeVisible();
  await expect(form(page).email).toHaveValue(email);
  expect(await page.locator("body").innerText()).not.toContain(process.execPath);
  await page.close();
  await server.stop();
});

test("a full disk: a notice, and every confirmed sign-up is there afterwards", async ({
  request,
}) => {
  const directory = newDataDirectory();
  const credentials = (email: string) => ({ data: { email, password: PASSWORD } });
  const early = newAddress();
  const first = await startServer({ dataDirectory: directory });
  expect((await request.post(`${first.origin}/auth/v1/signup`, credentials(early))).status()).toBe(
    200,
  );
  await first.stop();

  const full = await startServer({
    dataDirectory: directory,
    maxFileKilobytes: 64,
    ready: /Accounts are/,
  });
  const results: [string, number][] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const email = newAddress();
    const response = await request.post(`${full.origin}/auth/v1/signup`, credentials(email));
    results.push([email, response.status()]);
  }
  expect(results.filter(([, status]) => status >= 500).length).toBeGreaterThan(0);
  expect((await request.get(`${full.origin}/`)).status()).toBe(200);
  await full.stop("SIGKILL");

  const again = await startServer({ dataDirectory: directory });
  const token = `${again.origin}/auth/v1/token?grant_type=password`;
  const confirmed = [
    early,
    ...results.filter(([, status]) => status === 200).map(([email]) => email),
  ];
  for (const email of confirmed)
    expect((await request.post(token, credentials(email))).status()).toBe(200);
  await again.stop();
  rmSync(directory, { recursive: true, force: true });
});

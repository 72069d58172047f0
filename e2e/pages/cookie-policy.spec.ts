import type { BrowserContext, Page } from "@playwright/test";
import { expect, newAddress, PASSWORD, test } from "@/e2e/support/servers/auth-server";
import { settledPages } from "@/e2e/support/settled";
import {
  accountButton,
  AUTH_COOKIE,
  chooseFromAccountMenu,
  confirmedAccount,
  expectSignedOut,
  fillSignIn,
  form,
  linkTo,
  notice,
  openMailLink,
  signUp,
} from "@/e2e/support/auth-steps";

// What the cookie policy says, compared with what the browser stores.
test.use({ confirmEmail: true });

const UNIT_SECONDS: Record<string, number> = { days: 86_400, hour: 3_600, minutes: 60 };

/** One line of the policy: the names, in which a star matches any text, and what the policy says about them. */
type Entry = { names: string[]; text: string };

async function readPolicy(page: Page, section: "cookies" | "storage" | "copies"): Promise<Entry[]> {
  await page.goto("/legal/cookies");
  const lines = await page.locator(`#${section} dl > div`).all();
  return Promise.all(
    lines.map(async (line) => ({
      names: await line.locator("dt code").allTextContents(),
      text: (await line.locator("dd").textContent()) ?? "",
    })),
  );
}

function matches(pattern: string, name: string) {
  const escaped = pattern.split("*").map((part) => part.replace(/[.$]/g, "\\$&"));
  return new RegExp(`^${escaped.join("[^*]+")}$`).test(name);
}

const namesIn = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

async function askForNewPassword(page: Page, email: string) {
  await page.goto("/auth/reset");
  await form(page).email.fill(email);
  await form(page).submit("Send Link").click();
  await expect(notice(page, "Link created")).toBeVisible();
}

async function signOut(page: Page, context: BrowserContext, email: string) {
  await chooseFromAccountMenu(page, email, "Sign Out");
  await expectSignedOut(page);
  await expect.poll(() => namesIn(context)).toEqual([]);
}

test("names every cookie, says how long it stays, and when it goes", async ({
  page,
  context,
  server,
}) => {
  const policy = await readPolicy(page, "cookies");
  const seen = new Set<string>();
  async function check() {
    const now = Date.now() / 1000;
    for (const { name, expires } of await context.cookies()) {
      const entry = policy.find(({ names }) => names.some((pattern) => matches(pattern, name)));
      expect(entry, `the policy names ${name}`).toBeDefined();
      const [, count, unit] = /(\d+) (days|hour|minutes)/.exec(entry?.text ?? "") ?? [];
      const seconds = Number(count) * (UNIT_SECONDS[unit ?? ""] ?? 0);
      expect(expires - now, `the life of ${name}`).toBeLessThanOrEqual(seconds + 1);
      expect(expires - now, `the life of ${name}`).toBeGreaterThan(seconds * 0.9);
      seen.add(entry!.names.find((pattern) => matches(pattern, name))!);
    }
  }

  const open = settledPages(page);
  for (const path of ["/", "/auth", "/restaurants/near-me", "/restaurants/1", "/auth/reset"]) {
    await open(path);
    expect(await namesIn(context)).toEqual([]);
  }

  const email = await signUp(page);
  await expect(notice(page, "Account created!")).toBeVisible();
  await check();
  await openMailLink(page, await linkTo(server, email));
  await expect(accountButton(page, email)).toBeVisible();
  await check();
  expect(await namesIn(context)).toEqual([AUTH_COOKIE]);
  await page.goto("/settings/second-factor");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("/settings/second-factor/code");
  await check();
  await context.clearCookies({ name: "chard-second-factor" });
  await signOut(page, context, email);

  await askForNewPassword(page, email);
  await check();
  await fillSignIn(page, email);
  await form(page).submit("Sign In").click();
  await page.waitForURL("/");
  await signOut(page, context, email);

  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("/de");
  await check();

  expect([...seen].sort()).toEqual(policy.flatMap(({ names }) => names).sort());
});

test("names every entry of the browser's storage, and the storage it is in", async ({
  page,
  context,
  server,
  allow,
}) => {
  allow.console(/Maps|ERR_/);
  for (const host of ["tiles.openfreemap.org", "maps.googleapis.com"]) allow.host(host);
  const policy = await readPolicy(page, "storage");
  const written = new Set<string>();
  await context.exposeFunction("noteWritten", (entry: string) => void written.add(entry));
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const area = this === window.localStorage ? "Local" : "Session";
      setItem.call(this, key, value);
      // Supabase's code tries the storage out with an entry that it removes at once.
      queueMicrotask(() => {
        if (this.getItem(key) === null) return;
        (window as unknown as { noteWritten(entry: string): void }).noteWritten(`${area} ${key}`);
      });
    };
  });

  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
  await page.getByRole("combobox").fill("Lisbon");
  await page.getByRole("button", { name: "Find Vegan Food" }).click();
  await page.waitForURL("**/restaurants/near-me*");
  await page.goto("/restaurants/1");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.goto("/restaurants/map");
  await page.getByRole("button", { name: "Hide this panel" }).click();
  await page.getByRole("button", { name: "Show this panel" }).click();
  await page.getByLabel("Google Maps API key").fill("AIza-visitor");
  await page.getByRole("button", { name: "Load Map" }).click();
  await expect.poll(() => [...written].join()).toContain("googleMapsApiKey");
  await askForNewPassword(page, newAddress());
  await confirmedAccount(page, server);

  const named = policy.flatMap(({ names, text }) => {
    const area = /(Local|Session) storage/.exec(text)?.[1];
    return names.map((name) => `${area} ${name}`);
  });
  expect(named).toEqual(expect.arrayContaining([...written]));
  expect(written).toContain("Session searchLocation");
});

test.describe("the copies for when there is no connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("are named, and nothing else is", async ({ page }) => {
    const policy = await readPolicy(page, "copies");
    const named = policy.flatMap(({ names, text }) =>
      names.map((name) => `${/Cache storage|IndexedDB/.exec(text)?.[0]} ${name}`),
    );
    const kept = () =>
      page.evaluate(async () => [
        ...(await caches.keys()).map((name) => `Cache storage ${name}`),
        ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
      ]);
    const patternsOf = (entries: string[]) =>
      entries.map((entry) => named.find((pattern) => matches(pattern, entry)) ?? entry).sort();
    await page.goto("/restaurants/1", { waitUntil: "networkidle" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto("/restaurants/2", { waitUntil: "networkidle" });
    // Tiles and the world need real restaurants (e2e/world/offline.spec.ts), lists an account (e2e/lists/lists-offline.spec.ts).
    const here = named.filter((name) => !/chard-(tile|world|list)/.test(name));
    expect(here).toHaveLength(named.length - 3);
    await expect.poll(async () => patternsOf(await kept())).toEqual(here.sort());
  });
});

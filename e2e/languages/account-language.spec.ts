import type { Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/servers/auth-server";
import { becomeMember } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/servers/database-server";

// The language of an account (P2.19).
test.describe.configure({ timeout: 120_000 });

const chosen = async (page: Page) => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "chard-language")?.value;
};

/** Waits until the device and the account have been compared. */
const compared = (page: Page, language: string) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("accountLanguage")))
    .toMatch(new RegExp(` ${language}$`));

async function choose(page: Page, language: string) {
  await page.getByRole("contentinfo").getByRole("link", { name: language }).click();
}

test("what a member chose is chosen on the next device, unless that has a choice of its own", async ({
  page,
  browser,
  server,
}) => {
  const { email } = await becomeMember(page, server);
  await page.goto("/legal/terms");
  await compared(page, "");
  await choose(page, "Deutsch");
  await page.waitForURL("/de");
  await compared(page, "de");

  const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
  const signIn = async (device: Page) => {
    await device.goto("/de/auth?next=%2Flegal%2Fterms");
    await device.getByLabel("E-Mail-Adresse").fill(email);
    await device.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await device.getByRole("button", { name: "Anmelden" }).click();
    await device.waitForURL("/legal/terms");
  };
  const phone = await open();
  await signIn(phone);
  await compared(phone, "de");
  expect(await chosen(phone)).toBe("de");

  const other = await open();
  await other.goto("/legal/terms");
  await choose(other, "Français");
  await other.waitForURL("/fr");
  await signIn(other);
  await compared(other, "fr");
  expect(await chosen(other)).toBe("fr");

  await page.goto("/legal/terms");
  await choose(page, "Español");
  await page.waitForURL("/es");
  await compared(page, "es");
  const last = await open();
  await signIn(last);
  await compared(last, "es");
  for (const device of [phone, other, last]) await device.context().close();
});

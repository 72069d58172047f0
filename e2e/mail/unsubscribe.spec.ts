import { randomBytes } from "node:crypto";
import { newAccount } from "@/e2e/support/auth-steps";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect, test } from "@/e2e/support/servers/database-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";

// The link at the end of mails that one can do without (P14.131).
test.describe.configure({ timeout: 120_000 });

const KEY = randomBytes(32);

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** The link's query for an account that gets such mails. */
async function subscribe(server: AuthServer, email: string) {
  await runShell(
    server,
    `insert into chard.secrets values ('unsubscribe', '${KEY.toString("base64url")}') on conflict (name) do update set value = excluded.value`,
  );
  const id = UUID.exec(
    await runShell(server, `select id from auth.users where email = '${email}'`),
  )![0];
  await runShell(
    server,
    `insert into chard.mail_preferences values ('${id}', true) on conflict (user_id) do update set favorite_reviews = true`,
  );
  const token = unsubscribeToken({ userId: id, mail: "favorite-reviews" }, KEY);
  return {
    query: new URLSearchParams({ token }).toString(),
    isSubscribed: async () =>
      (
        await runShell(
          server,
          `select 'on' || favorite_reviews as state from chard.mail_preferences where user_id = '${id}'`,
        )
      ).includes("ontrue"),
  };
}

test("a mail program ends the mails with one click @core", async ({ page, server, request }) => {
  const { query, isSubscribed } = await subscribe(server, await newAccount(page));
  const post = (search: string) =>
    request.post(`/api/unsubscribe?${search}`, { form: { "List-Unsubscribe": "One-Click" } });
  expect((await post(`${query}x`)).status()).toBe(404);
  expect(await isSubscribed()).toBe(true);
  expect((await post(query)).status()).toBe(200);
  expect(await isSubscribed()).toBe(false);
});

test.describe("without JavaScript, signed out", () => {
  test.use({ javaScriptEnabled: false });

  test("a person ends them with a button, and opening the link changes nothing", async ({
    page,
    browser,
    server,
  }) => {
    const other = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: true });
    const { query, isSubscribed } = await subscribe(server, await newAccount(other));
    await other.close();
    await page.goto(`/api/unsubscribe?${query}`);
    await expect(page.getByRole("heading", { name: "Stop these emails?" })).toBeVisible();
    expect(await isSubscribed()).toBe(true);
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await expect(page).toHaveURL("/unsubscribe/done");
    expect(await isSubscribed()).toBe(false);
    await page.goto("/unsubscribe?token=cut-off");
    await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  });

  test("the link of a German mail leads to German pages", async ({ page, browser, server }) => {
    const other = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: true });
    const { query, isSubscribed } = await subscribe(server, await newAccount(other));
    await other.close();
    await page.goto(`/api/unsubscribe?${query}&language=de`);
    await expect(page).toHaveURL(`/de/unsubscribe?${query}`);
    await expect(page.getByText("E-Mails über neue Bewertungen zu deinen Favoriten")).toBeVisible();
    await page.getByRole("button", { name: "Diese E-Mails abbestellen" }).click();
    await expect(page).toHaveURL("/de/unsubscribe/done");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect(await isSubscribed()).toBe(false);
    await page.goto("/de/unsubscribe?token=cut-off");
    await page.getByRole("main").getByRole("link", { name: "Einstellungen" }).click();
    await expect(page).toHaveURL(/^[^?]*\/de\/auth/);
  });
});

test("its pages have no barriers", async ({ page, server }) => {
  const { query } = await subscribe(server, await newAccount(page));
  await page.goto(`/unsubscribe?${query}`);
  await expectNoBarriersInBothThemes(page);
});

import { randomBytes } from "node:crypto";
import { expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
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

/** Somebody who is signed out, and has the link of a mail to an account. */
async function receive(server: AuthServer) {
  const email = await signUp(new HttpVisitor(server.origin));
  return { visitor: new HttpVisitor(server.origin), ...(await subscribe(server, email)) };
}

test("a mail program ends the mails with one click @core", async ({ server, request }) => {
  const { query, isSubscribed } = await receive(server);
  const post = (search: string) =>
    request.post(`/api/unsubscribe?${search}`, { form: { "List-Unsubscribe": "One-Click" } });
  expect((await post(`${query}x`)).status()).toBe(404);
  expect(await isSubscribed()).toBe(true);
  expect((await post(query)).status()).toBe(200);
  expect(await isSubscribed()).toBe(false);
});

test("without scripts a person ends them with a button, and opening the link changes nothing", async ({
  server,
}) => {
  const { visitor, query, isSubscribed } = await receive(server);
  await visitor.open(`/api/unsubscribe?${query}`);
  visitor.main.getByRole("heading", { name: "Stop these emails?" });
  expect(await isSubscribed()).toBe(true);
  await visitor.press("Stop these emails");
  expect(visitor.path).toBe("/unsubscribe/done");
  expect(await isSubscribed()).toBe(false);
  await visitor.open("/unsubscribe?token=cut-off");
  visitor.main.getByRole("heading", { name: "This link is not complete" });
});

test("the link of a German mail leads to German pages", async ({ server }) => {
  const { visitor, query, isSubscribed } = await receive(server);
  await visitor.open(`/api/unsubscribe?${query}&language=de`);
  expect(visitor.path).toBe(`/de/unsubscribe?${query}`);
  expect(visitor.page.text).toContain("E-Mails über neue Bewertungen zu deinen Favoriten");
  await visitor.press("Diese E-Mails abbestellen");
  expect(visitor.path).toBe("/de/unsubscribe/done");
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(await isSubscribed()).toBe(false);
  await visitor.open("/de/unsubscribe?token=cut-off");
  await visitor.follow("Einstellungen", visitor.page.main);
  expect(visitor.path).toMatch(/^\/de\/auth/);
});

test("in a browser the button works as well, and the pages have no barriers", async ({
  page,
  server,
}) => {
  const { query, isSubscribed } = await receive(server);
  await page.goto(`/unsubscribe?${query}`);
  await expectNoBarriersInBothThemes(page);
  await page.getByRole("button", { name: "Stop these emails" }).click();
  await expect(page).toHaveURL("/unsubscribe/done");
  expect(await isSubscribed()).toBe(false);
});

import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { AUTH_COOKIE } from "@/e2e/support/auth-steps";
import { cookieNamesOf, keepSession, sessionOf, signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { runShell } from "@/e2e/support/servers/database-shell";

// What the middleware does with the cookies of a session.

const PAGE = "/restaurants/by-country";

/** What a server says from now on, but for the mails of tests before. */
function listenTo(server: AuthServer) {
  const heard = server.log().length;
  return () =>
    server
      .log()
      .slice(heard)
      .replace(/^Mail to .*\n?/gm, "");
}

test("an expired session is renewed, and that response kept out of caches @core", async ({
  visitor,
}) => {
  const email = await signUp(visitor);
  const session = sessionOf(visitor);
  keepSession(visitor, { ...session, expires_at: 1 });
  const renewing = await visitor.fetch(PAGE);
  expect(renewing.headers["cache-control"]).toMatch(/private.*no-store/);
  expect(renewing.headers["set-cookie"]).toBeDefined();
  expect(sessionOf(visitor).refresh_token).not.toBe(session.refresh_token);

  expect((await visitor.fetch(PAGE)).headers["set-cookie"]).toBeUndefined();
  await visitor.open("/settings");
  visitor.main.getByRole("heading", { name: email });
});

test("anonymous responses are cacheable and without cookies", async ({ visitor }) => {
  for (const path of ["/", "/auth", PAGE, "/restaurants/near-me"]) {
    const { headers } = await visitor.fetch(path);
    expect(headers["cache-control"]).toMatch(/s-maxage/);
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("a forged session is removed, without an error", async ({ visitor, server }) => {
  await signUp(visitor);
  const session = sessionOf(visitor);
  const said = listenTo(server);
  for (const broken of [
    { ...session, access_token: `${session.access_token.slice(0, -4)}AAAA` },
    { ...session, expires_at: 1, refresh_token: "made up" },
    { access_token: "no" },
    [],
    "text",
  ]) {
    keepSession(visitor, broken);
    expect((await visitor.fetch(PAGE)).status).toBe(200);
    expect(cookieNamesOf(visitor)).not.toContain(AUTH_COOKIE);
  }
  expect(said()).toBe("");
});

test("every part of a session that was cut short is removed, without a word in the log", async ({
  visitor,
  server,
}) => {
  const said = listenTo(server);
  for (const part of [".0=base64-eyJ1c2VyIjp7", ".1=gICA"])
    visitor.cookies.setCookieSync(`${AUTH_COOKIE}${part}; Path=/`, visitor.origin);
  expect((await visitor.fetch(PAGE)).status).toBe(200);
  expect(cookieNamesOf(visitor)).toEqual([]);
  expect(said()).toBe("");
});

test("the whole family is signed out when an old refresh token is replayed", async ({
  visitor,
  server,
}) => {
  const email = await signUp(visitor);
  const first = sessionOf(visitor);
  for (let refreshes = 0; refreshes < 2; refreshes += 1) {
    keepSession(visitor, { ...sessionOf(visitor), expires_at: 1 });
    await visitor.fetch(PAGE);
  }
  const third = sessionOf(visitor);

  // A replaced refresh token is accepted for 10 s, because tabs refresh at the same time.
  const replay = async () => {
    keepSession(visitor, { ...first, expires_at: 1 });
    await visitor.fetch(PAGE);
    return cookieNamesOf(visitor).includes(AUTH_COOKIE);
  };
  expect(await replay()).toBe(true);
  await runShell(
    server,
    `update auth.sessions set refreshed_at = refreshed_at - interval '11 seconds' where user_id = (select id from auth.users where email = '${email}')`,
  );
  expect(await replay()).toBe(false);

  keepSession(visitor, { ...third, expires_at: 1 });
  await visitor.fetch(PAGE);
  expect(cookieNamesOf(visitor)).not.toContain(AUTH_COOKIE);
  await visitor.open("/settings");
  expect(visitor.path).toMatch(/^\/auth/);
});

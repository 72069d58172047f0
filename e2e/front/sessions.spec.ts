import { setTimeout } from "node:timers/promises";
import { ask, type AskOptions, type ProxyResponse } from "@/e2e/front/ask";
import { CACHEABLE_PAGES, PAGES_OF_EACH_KIND } from "@/e2e/front/routes";
import { expect, test } from "@/e2e/support/fixtures";

const ACCOUNTS = `http://127.0.0.1:${process.env.E2E_AUTH_PORT}/auth/v1`;

type Session = { access_token: string; refresh_token: string; expires_at: number };

// In turns: the auth server limits how many sessions are renewed at once.
test.describe.configure({ mode: "default" });

let origin: string;
test.beforeAll(({}, { project }) => {
  origin = project.use.baseURL ?? "";
});

let accounts = 0;

async function newSession() {
  accounts += 1;
  const email = `noor-${process.pid}-${Date.now()}-${accounts}@example.com`;
  const response = await fetch(`${ACCOUNTS}/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse" }),
  });
  return { email, session: (await response.json()) as Session };
}

function toValue(session: Session) {
  return `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
}

const PARTS = 2_000;

/** Expired: the middleware fetches a new one and sends it in Set-Cookie. */
const expired = (session: Session) => `chard-auth=${toValue({ ...session, expires_at: 1 })}`;

/** The session that a response sets, if any; it may come in parts. */
function handedOut({ headers }: ProxyResponse): Session | undefined {
  const value = (headers["set-cookie"] ?? [])
    .map((cookie) => /^chard-auth(?:\.\d+)?=([^;]*)/.exec(cookie)?.[1] ?? "")
    .join("");
  if (!value) return undefined;
  const json = Buffer.from(value.replace("base64-", ""), "base64url").toString();
  return JSON.parse(json) as Session;
}

const mayBeKept = ({ headers, cache }: ProxyResponse) =>
  !/no-store|private/.test(headers["cache-control"] ?? "") || cache === "HIT";

const PATHS = [
  ...PAGES_OF_EACH_KIND,
  "/no-such-page",
  "/restaurants/999",
  "/auth/confirm",
  "/api/health",
  "/?code=4711",
  "/?error_code=otp_expired",
];

/** The auth server renews 30 sessions of one client, here the site's server, at once, and one more every 2 s. */
async function askUntilRenewed(path: string, options: AskOptions) {
  let response = await ask(origin, path, options);
  for (let attempt = 1; attempt < 10 && !handedOut(response); attempt++) {
    await setTimeout(1_000);
    response = await ask(origin, path, options);
  }
  return response;
}

test("no cacheable response has a session, on any route", async () => {
  // Eight requests for each path, and one renewal every 2 s.
  test.setTimeout(480_000);
  expect(PAGES_OF_EACH_KIND.length).toBeGreaterThan(38);
  const account = await newSession();
  let { session } = account;
  const secrets = new Set<string>();
  const secretsIn = ({ headers, bytes }: ProxyResponse) => {
    const text = `${JSON.stringify(headers)}${bytes.toString()}`;
    return [...secrets, account.email].filter((secret) => text.includes(secret));
  };

  for (const [index, path] of PATHS.entries()) {
    // One client may renew a session 20 times at once.
    const localAddress = `127.0.1.${index + 1}`;
    const value = toValue(session);
    const cookies = {
      "a session": `chard-auth=${value}`,
      "a session in parts": `x=1; chard-auth.0=${value.slice(0, PARTS)}; chard-auth.1=${value.slice(PARTS)}`,
      "a session that is renewed": expired(session),
      "a session that is no good": `chard-auth=${toValue({ ...session, access_token: "x.y.z" })}`,
    };
    for (const [what, cookie] of Object.entries(cookies)) {
      secrets.add(session.access_token).add(session.refresh_token);
      const where = `${path} with ${what}`;
      const isHandedOut = what === "a session that is renewed" && CACHEABLE_PAGES.includes(path);
      const send = isHandedOut ? askUntilRenewed : ask.bind(undefined, origin);
      const own = await send(path, { headers: { Cookie: cookie }, localAddress });
      const renewed = handedOut(own);
      if (renewed) {
        secrets.add(renewed.access_token).add(renewed.refresh_token);
        session = renewed;
      }
      const other = await ask(origin, path);
      expect.soft(own.status, where).toBeLessThan(500);
      expect.soft(own.cache ?? "none", where).toMatch(/^(BYPASS|none)$/);
      if (own.headers["set-cookie"])
        expect.soft(own.headers["cache-control"], where).toMatch(/no-store/);
      if (mayBeKept(own)) expect.soft(secretsIn(own), where).toEqual([]);
      expect.soft(secretsIn(other), where).toEqual([]);
      expect.soft(other.headers["set-cookie"], where).toBeUndefined();
      if (isHandedOut) expect.soft(renewed, where).toBeDefined();
    }
  }
});

test("pages are the same file for everyone, signed in or not", async () => {
  const cookie = `chard-auth=${toValue((await newSession()).session)}`;
  for (const path of CACHEABLE_PAGES) {
    const own = await ask(origin, path, { headers: { Cookie: cookie } });
    const other = await ask(origin, path);
    expect.soft(own.bytes.equals(other.bytes), path).toBe(true);
  }
});

test("a session that one instance renewed is good at every instance", async () => {
  const { session } = await newSession();
  const response = await askUntilRenewed("/about/mission", {
    headers: { Cookie: expired(session) },
  });
  const cookie = `chard-auth=${toValue(handedOut(response)!)}`;
  // As many requests as are needed to reach both instances.
  const requests = [1, 2, 3, 4].map(() => ask(origin, "/auth", { headers: { Cookie: cookie } }));
  for (const { status, headers } of await Promise.all(requests))
    expect([status, headers.location]).toEqual([303, "/"]);
});

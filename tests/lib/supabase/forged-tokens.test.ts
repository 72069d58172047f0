/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Session } from "@supabase/supabase-js";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { createAuthService, type AuthService } from "@/lib/supabase/auth-service";
import { handleSession } from "@/lib/supabase/session";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { encoded, request, sessionIn, signedUpSession } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const server = fakeAuthServer({ confirmEmail: false });
let service: AuthService;
let session: Session;
let now: number;

/** The key set is there, and was fetched after the session was made. */
beforeEach(async () => {
  session = await signedUpSession(server());
  const { iat } = parts(session.access_token).payload as { iat: number };
  now = (iat + 120) * 1000;
  service = createAuthService({ now: () => now });
  await visit(session);
  jest.mocked(fetch).mockClear();
});

const visit = (cookie: object) =>
  handleSession(request("/", { [AUTH_COOKIE]: encoded(cookie) }), service);

function parts(token: string) {
  const [header, payload, signature] = token.split(".");
  const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as object;
  return { header: decode(header), payload: decode(payload), signature };
}

/** The session's token with another header or payload, and the signature it had. */
function altered(header: object, payload: object = {}) {
  const token = parts(session.access_token);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return [
    encode({ ...token.header, ...header }),
    encode({ ...token.payload, ...payload }),
    token.signature,
  ].join(".");
}

const asked = () => jest.mocked(fetch).mock.calls.length;

it.each<[string, () => string]>([
  ["an altered signature", () => `${session.access_token.slice(0, -6)}AAAAAA`],
  ["an altered user", () => altered({}, { sub: crypto.randomUUID() })],
  ["a later end", () => altered({}, { exp: 4_000_000_000 })],
  ["an earlier end", () => altered({}, { exp: 1 })],
  ["no signature", () => altered({ alg: "none" })],
  ["an unknown algorithm", () => altered({ alg: "XX256" })],
  ["no text at all", () => "a.b.c"],
  ["a payload that is no JSON", () => `${altered({}).split(".")[0]}.gA.AAAA`],
])("a token with %s is rejected without a call", async (_, forge) => {
  for (const expires_at of [session.expires_at, 1]) {
    const response = await visit({ ...session, access_token: forge(), expires_at });
    expect(sessionIn(response)).toBeNull();
  }
  expect(asked()).toBe(0);
});

it.each(["", "a b", "x".repeat(600), "\u0000", "../../admin", 5, null, { $gt: "" }])(
  "a refresh token %j never leaves this server",
  async (refresh_token) => {
    expect(sessionIn(await visit({ ...session, refresh_token, expires_at: 1 }))).toBeNull();
    expect(asked()).toBe(0);
  },
);

it("a hundred tokens of unknown keys are rejected, and the key set is fetched once in 30 seconds", async () => {
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const access_token = altered({ kid: `key-${attempt}` });
    expect(sessionIn(await visit({ ...session, access_token }))).toBeNull();
  }
  expect(asked()).toBe(1);
  clock.mockRestore();
});

it("a token that is newer than the key set is not called forged for its unknown key", async () => {
  const iat = Math.floor(now / 1000) + 10;
  const response = await visit({ ...session, access_token: altered({ kid: "next-key" }, { iat }) });
  expect(response.headers.getSetCookie()).toEqual([]);
});

it("tokens of a shared secret, which only the service can verify, are checked only at their expiry, and not too often", async () => {
  const access_token = altered({ alg: "HS256", kid: undefined }, {});
  expect((await visit({ ...session, access_token })).headers.getSetCookie()).toEqual([]);
  expect(asked()).toBe(0);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await visit({ ...session, access_token, expires_at: 1, refresh_token: `made-up-${attempt}` });
  }
  expect(asked()).toBeLessThanOrEqual(20);
});

it("an expired session whose key was retired since is renewed", async () => {
  const access_token = altered({ kid: "retired" }, { exp: 1 });
  expect(
    sessionIn(await visit({ ...session, access_token, expires_at: 1 }))?.access_token,
  ).toBeTruthy();
});

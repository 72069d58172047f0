/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { createAuthService, type AuthService } from "@/lib/supabase/auth-service";
import { handleSession } from "@/lib/supabase/session";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { BROKEN_SERVICES, hurryDeadlines, REFUSALS } from "@/tests/fakes/broken-auth-service";
import { encoded, request, sessionIn, signedUpSession } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const server = fakeAuthServer({ confirmEmail: false });
let service: AuthService;
let now: number;

beforeEach(() => {
  now = Date.now();
  const ofThisTest = jest.mocked(fetch);
  // What was found to be down by an earlier test is still probed.
  const send: typeof fetch = (input, init) =>
    globalThis.fetch === ofThisTest ? fetch(input, init) : Promise.reject(new TypeError());
  service = createAuthService({ send, now: () => now });
});

const visit = (session: object, path = "/", ipAddress = "192.0.2.1") =>
  handleSession(
    request(
      path,
      { [AUTH_COOKIE]: encoded(session) },
      { headers: { "x-forwarded-for": ipAddress } },
    ),
    service,
  );

const isPage = (response: Response) => response.headers.get("x-middleware-next") === "1";

/** An expired session of this visitor, in a process that has the key set already. */
async function expiredSession() {
  const session = await signedUpSession(server());
  await visit(session);
  return { ...session, expires_at: 1 };
}

/** The first response that the service sends. */
async function eventually<Value>(ask: () => Promise<Value>) {
  for (;;) {
    const value = await ask();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function calls(path: string) {
  return jest.mocked(fetch).mock.calls.filter(([input]) => String(input).includes(path)).length;
}

describe.each([...BROKEN_SERVICES, ...REFUSALS])("a service that %s", (_, send) => {
  it("ends no session: the page is served, the cookies are kept", async () => {
    const session = await expiredSession();
    hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    const response = await visit(session);
    expect(isPage(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("ends none either in a process that has no key set", async () => {
    const session = await signedUpSession(server());
    hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    const response = await visit({ ...session, expires_at: 1 });
    expect(isPage(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("does not keep a visitor from the sign-in screen", async () => {
    const session = await signedUpSession(server());
    hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    expect(isPage(await visit(session, "/auth"))).toBe(true);
  });
});

describe.each(BROKEN_SERVICES)("once a service that %s has been noticed", (_, send) => {
  it("no page sends it requests until it is well again", async () => {
    const session = await expiredSession();
    const takeTime = hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    await visit(session);
    takeTime();

    const before = jest.mocked(fetch).mock.calls.length;
    for (let page = 0; page < 5; page += 1) expect(isPage(await visit(session))).toBe(true);
    expect(jest.mocked(fetch).mock.calls.length).toBe(before);

    jest.mocked(fetch).mockImplementation(server().fetch);
    now += 5_000;
    expect(sessionIn(await visit(session))).toBeUndefined();
    expect(calls("/health")).toBe(1);
    await expect(eventually(async () => sessionIn(await visit(session)))).resolves.toBeTruthy();
  });
});

it("goes on probing while the service is down, one probe at a time, and no page waits for it", async () => {
  const session = await expiredSession();
  hurryDeadlines();
  jest.mocked(fetch).mockImplementation(() => new Promise(() => {}));
  await visit(session);
  now += 5_000;
  await Promise.all([visit(session), visit(session), visit(session)]);
  expect(calls("/health")).toBe(1);
});

it("lets the pages that wait go as soon as one has found the service down", async () => {
  const session = await expiredSession();
  let fail = () => {};
  jest
    .mocked(fetch)
    .mockImplementation(
      () => new Promise((_, reject) => (fail = () => reject(new TypeError("fetch failed")))),
    );
  const pages = Promise.all([visit(session), visit(session), visit(session)]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  fail();
  expect((await pages).every(isPage)).toBe(true);
});

it("fetches the key set and the new session within one deadline", async () => {
  const session = await signedUpSession(server());
  const timeout = jest.spyOn(AbortSignal, "timeout");
  await visit({ ...session, expires_at: 1 });
  const pageDeadlines = timeout.mock.results.filter(
    (_, call) => timeout.mock.calls[call]?.[0] === 2_000,
  );
  // One for the page, one that bounds the key set for all pages that wait for it.
  expect(pageDeadlines).toHaveLength(2);
});

describe("a service that refuses to refresh too often", () => {
  it("gets no more requests than a client may send, and other clients are served", async () => {
    const session = await expiredSession();
    const other = await expiredSession();
    const refusal = REFUSALS[0]![1];
    jest.mocked(fetch).mockImplementation(refusal);
    for (let page = 0; page < 60; page += 1) {
      expect((await visit(session)).headers.getSetCookie()).toEqual([]);
    }
    expect(calls("grant_type=refresh_token")).toBeLessThanOrEqual(20);

    jest.mocked(fetch).mockImplementation(server().fetch);
    expect(sessionIn(await visit(other, "/", "192.0.2.2"))?.access_token).toBeTruthy();
    expect(sessionIn(await visit(session))).toBeUndefined();
    now += 60_000;
    expect(sessionIn(await visit(session))?.access_token).toBeTruthy();
  });

  it("counts the addresses of one IPv6 network as one client", async () => {
    const session = await expiredSession();
    jest.mocked(fetch).mockImplementation(REFUSALS[0]![1]);
    for (let page = 0; page < 60; page += 1) await visit(session, "/", `2001:db8::${page}`);
    expect(calls("grant_type=refresh_token")).toBeLessThanOrEqual(20);
  });
});

it.each([
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "user_banned",
])("signs out at %s", async (code) => {
  const session = await expiredSession();
  jest.mocked(fetch).mockResolvedValue(Response.json({ code, message: "" }, { status: 400 }));
  expect(sessionIn(await visit(session))).toBeNull();
});

/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { createAuthService, type AuthService } from "@/lib/supabase/auth-service";
import { handleSession } from "@/lib/supabase/session";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { encoded, request, sessionIn, signedUpSession } from "@/tests/lib/supabase/page-visits";
import type { Session } from "@supabase/supabase-js";

jest.setTimeout(60_000);

const ORIGIN = "http://localhost:3000";
const UNCACHED = "private, no-cache, no-store, must-revalidate, max-age=0";

const server = fakeAuthServer({ confirmEmail: false });
let service: AuthService;

beforeEach(() => {
  service = createAuthService();
});

const newSession = () => signedUpSession(server());

const respond = (path: string, cookies?: Record<string, string>) =>
  handleSession(request(path, cookies), service);

const visit = (path: string, session: unknown) =>
  respond(path, { [AUTH_COOKIE]: encoded(session) });

describe("a page requested with a session", () => {
  it("is served as it is while the session is good", async () => {
    const response = await visit("/", await newSession());
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(response.headers.get("cache-control")).toBeNull();
    expect(sessionIn(response)).toBeUndefined();
  });

  it("renews an expired session, and is then kept out of caches", async () => {
    const session = await newSession();
    const response = await visit("/", { ...session, expires_at: 1 });
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(sessionIn(response)?.refresh_token).not.toBe(session.refresh_token);
    expect(sessionIn(response)?.user.email).toBe(session.user.email);
    expect(response.headers.get("cache-control")).toBe(UNCACHED);
  });

  it("reads a session that was cut into parts", async () => {
    const whole = encoded({ ...(await newSession()), expires_at: 1 });
    const parts = {
      [`${AUTH_COOKIE}.0`]: whole.slice(0, 2000),
      [`${AUTH_COOKIE}.1`]: whole.slice(2000),
    };
    const response = await respond("/", parts);
    expect(sessionIn(response)?.access_token).toBeTruthy();
    expect(response.cookies.get(`${AUTH_COOKIE}.0`)?.value).toBe("");
  });

  it.each<[string, (session: Session) => string]>([
    [
      "a forged token",
      (session) =>
        encoded({ ...session, access_token: `${session.access_token.slice(0, -4)}AAAA` }),
    ],
    ["no token at all", (session) => encoded({ ...session, access_token: "a.b.c" })],
    ["an unsigned token", (session) => encoded({ ...session, access_token: unsigned(session) })],
    ["broken base64", () => "base64-%%%"],
    ["broken JSON", () => `base64-${Buffer.from("{").toString("base64url")}`],
    ["text", () => "garbage"],
    ["another kind of JSON", () => encoded([1, 2, 3])],
  ])("drops %s", async (_, cookie) => {
    const response = await respond("/", { [AUTH_COOKIE]: cookie(await newSession()) });
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(sessionIn(response)).toBeNull();
    expect(response.headers.get("cache-control")).toBe(UNCACHED);
  });

  it("drops all parts of one that was cut into parts", async () => {
    const parts = { [`${AUTH_COOKIE}.0`]: "base64-gA", [`${AUTH_COOKIE}.1`]: "gA" };
    const response = await respond("/", parts);
    expect(response.headers.getSetCookie().sort()).toEqual(
      [0, 1].map((part) => expect.stringMatching(`^${AUTH_COOKIE}\\.${part}=; .*Max-Age=0`)),
    );
  });

  it("drops a session whose refresh token was replayed", async () => {
    const session = await newSession();
    const second = await visit("/", { ...session, expires_at: 1 });
    await visit("/", { ...sessionIn(second), expires_at: 1 });
    await server().pass(12);
    const response = await visit("/", { ...session, expires_at: 1 });
    expect(sessionIn(response)).toBeNull();
  });
});

function unsigned({ access_token: token }: Session) {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
  return `${header}.${token.split(".")[1]}.AAAA`;
}

/** Everything that was said, once whatever still runs has had its say. */
async function said() {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const lines = [console.warn, console.error].flatMap((spoken) => jest.mocked(spoken).mock.calls);
  return lines.map((words) => words.join(" "));
}

describe("the server's log", () => {
  const whole = (session: Session) => encoded({ ...session, expires_at: 1 });

  it.each<[string, (session: Session) => Record<string, string>]>([
    ["text", () => ({ [AUTH_COOKIE]: "garbage" })],
    ["broken base64", () => ({ [AUTH_COOKIE]: "base64-%%%" })],
    ["bytes that are no text", () => ({ [AUTH_COOKIE]: "base64-gA" })],
    ["broken JSON", () => ({ [AUTH_COOKIE]: "base64-ew" })],
    ["another kind of JSON", () => ({ [AUTH_COOKIE]: encoded([1, 2, 3]) })],
    ["a session cut short", (session) => ({ [AUTH_COOKIE]: whole(session).slice(0, 900) })],
    [
      "a session without its end",
      (session) => ({ [`${AUTH_COOKIE}.0`]: whole(session).slice(0, 900) }),
    ],
    [
      "an unknown refresh token",
      (session) => ({ [AUTH_COOKIE]: whole({ ...session, refresh_token: "x" }) }),
    ],
    [
      "a verifier that is none",
      () => ({ [`${AUTH_COOKIE}-code-verifier`]: "base64-gA", [AUTH_COOKIE]: "base64-gA" }),
    ],
  ])("says nothing of %s", async (_, cookies) => {
    for (const path of ["/", "/auth", "/?code=unknown"]) {
      await respond(path, cookies(await newSession()));
      expect(await said()).toEqual([]);
    }
  });

  it("says in one line, without a name, that the server cannot be reached", async () => {
    const session = await newSession();
    jest.mocked(fetch).mockRejectedValue(new TypeError("fetch failed"));
    await visit("/", { ...session, expires_at: 1 });
    expect(await said()).toEqual(["Accounts: the auth service could not be reached."]);
  });
});

describe("the sign-in screen", () => {
  it("sends a signed-in visitor home", async () => {
    const response = await visit("/auth", await newSession());
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${ORIGIN}/`);
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  it("does so within its language", async () => {
    const session = await newSession();
    const home = await visit("/de/auth", session);
    expect(home.headers.get("location")).toBe(`${ORIGIN}/de`);
    const page = await visit("/de/auth?next=%2Frestaurants%2F1", session);
    expect(page.headers.get("location")).toBe(`${ORIGIN}/de/restaurants/1`);
  });

  it("takes the renewed session along", async () => {
    const response = await visit("/auth", { ...(await newSession()), expires_at: 1 });
    expect(response.status).toBe(303);
    expect(sessionIn(response)?.access_token).toBeTruthy();
    expect(response.headers.get("cache-control")).toBe(UNCACHED);
  });

  it("is served to a visitor with an invalid session", async () => {
    const response = await visit("/auth", { access_token: "no" });
    expect(response.headers.get("x-middleware-next")).toBe("1");
  });
});

describe("a session that was ended on another device", () => {
  const endElsewhere = async (session: Session) => {
    const { status } = await server().fetch(`${ORIGIN}/auth/v1/logout?scope=global`, {
      method: "POST",
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    expect(status).toBe(204);
  };

  it("ends at the sign-in screen that a page of the visitor's own led to", async () => {
    const session = await newSession();
    await endElsewhere(session);
    const response = await visit("/auth?next=%2Fsettings", session);
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(sessionIn(response)).toBeNull();
  });

  it("leads on while it is good", async () => {
    const response = await visit("/auth?next=%2Fsettings", await newSession());
    expect(response.headers.get("location")).toBe(`${ORIGIN}/settings`);
    expect(sessionIn(response)).toBeUndefined();
  });

  it("is kept while the service cannot tell", async () => {
    const session = await newSession();
    await visit("/", session);
    jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError("fetch failed"));
    const response = await visit("/auth?next=%2Fsettings", session);
    expect(sessionIn(response)).toBeUndefined();
  });
});

/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { AccountStore } from "@/lib/database/connection/account-store";
import {
  EMBEDDED_ORIGIN,
  embeddedTarget,
  memoryDatabase,
  newAddress,
  type Target,
} from "@/tests/lib/embedded/contract-target";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";

let database: AccountStore;
let target: Target;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await memoryDatabase());
  target = await embeddedTarget(database);
});

afterAll(() => close());

beforeEach(() => target.pass(3600));

function post(path: string, body: BodyInit, headers: HeadersInit = {}) {
  return target.fetch(`${EMBEDDED_ORIGIN}/auth/v1${path}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

async function countUsers() {
  const [row] = await database.transaction((query) =>
    query<{ count: number }>("select count(*)::int as count from users"),
  );
  return row!.count;
}

const account = (fields: object = {}) => ({ email: newAddress(), password: PASSWORD, ...fields });
const local = (bytes: number) => `${"a".repeat(bytes - "@example.com".length)}@example.com`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("what is refused, and stores nothing", () => {
  it.each<[string, string, number]>([
    ["an address of 256 bytes", JSON.stringify(account({ email: local(256) })), 400],
    ["an emoji in the address", JSON.stringify(account({ email: "🥬@example.com" })), 400],
    ["a route in the address", JSON.stringify(account({ email: "a%b.example@example.com" })), 400],
    ["a bang path", JSON.stringify(account({ email: "b.example!a@example.com" })), 400],
    ["an encoded word", JSON.stringify(account({ email: "=?utf-8?q?a?=@example.com" })), 400],
    ["NUL in the address", JSON.stringify(account({ email: "a\0b@example.com" })), 400],
    ["NUL in the password", JSON.stringify(account({ password: "secret\0secret" })), 400],
    ["NUL in the name", JSON.stringify(account({ data: { full_name: "No\0or" } })), 400],
    ["NUL in a field's name", JSON.stringify(account({ data: { "full\0name": "Noor" } })), 400],
    ["a lone surrogate", JSON.stringify(account({ data: { full_name: "\ud83e" } })), 400],
    ["a password of 73 bytes", JSON.stringify(account({ password: "p".repeat(73) })), 400],
    ["a password that is a number", JSON.stringify(account({ password: 123456 })), 400],
    ["an address that is a list", JSON.stringify(account({ email: ["a@example.com"] })), 400],
    ["user data that is a text", JSON.stringify(account({ data: "Noor" })), 400],
    ["user data over 2000 bytes", JSON.stringify(account({ data: { a: "x".repeat(2000) } })), 400],
    ["JSON of 1 MB", JSON.stringify(account({ data: { a: "x".repeat(1_000_000) } })), 413],
    ["nesting 17 deep", JSON.stringify(account()).replace("}", `,"data":${nested(17)}}`), 400],
    [
      "nesting 10,000 deep",
      JSON.stringify(account()).replace("}", `,"data":${nested(10_000)}}`),
      400,
    ],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["no JSON at all", "email=a@example.com", 400],
    ["JSON cut short", '{"email":"a@exam', 400],
    ["nothing", "", 400],
  ])("%s", async (_, body, status) => {
    const before = await countUsers();
    const response = await post("/signup", body);
    expect(response.status).toBe(status);
    const json = (await response.json()) as { msg: string; error_code: string };
    expect(json.msg).toMatch(/\w/);
    expect(response.headers.get("x-sb-error-code")).toBe(json.error_code);
    expect(await countUsers()).toBe(before);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "the content type %s",
    async (type) => {
      const response = await post("/signup", JSON.stringify(account()), { "Content-Type": type });
      expect(response.status).toBe(415);
    },
  );

  it.each([
    ["POST", "/token?grant_type=password"],
    ["POST", "/token?grant_type=refresh_token"],
    ["POST", "/token?grant_type=pkce"],
    ["POST", "/recover"],
    ["POST", "/resend"],
    ["POST", "/verify"],
    ["PUT", "/user"],
  ])("the same by %s %s", async (method, path) => {
    const { access_token: token } = (await (
      await post("/signup", JSON.stringify(account()))
    ).json()) as { access_token: string };
    const before = await countUsers();
    const ask = (body: string, type = "application/json") =>
      target.fetch(`${EMBEDDED_ORIGIN}/auth/v1${path}`, {
        method,
        body,
        headers: { "Content-Type": type, Authorization: `Bearer ${token}` },
      });
    const refused = await Promise.all([
      ask(JSON.stringify({ email: "a@example.com", data: { a: "x".repeat(1_000_000) } })),
      ask("{}", "text/plain"),
      ask(nested(10_000)),
      ask(JSON.stringify({ email: "a\0b@example.com", password: "a\0bcdef", token: "\0" })),
      ask(JSON.stringify({ email: ["a"], password: 1, token: {}, refresh_token: 1, auth_code: 1 })),
      ask("[]"),
      ask('{"email":'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([413, 415, 400, 400, 400, 400, 400]);
    expect(await countUsers()).toBe(before);
  });

  it("1 MB that comes without saying how long it is", async () => {
    const chunk = new TextEncoder().encode("x".repeat(10_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await target.fetch(`${EMBEDDED_ORIGIN}/auth/v1/signup`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });
});

describe("what is taken as it is", () => {
  it.each<[string, object]>([
    ["an address of 255 bytes", { email: local(255) }],
    ["emoji in the name", { data: { full_name: "Noor 👩🏽‍🌾🥬" } }],
    ["a name of 255 characters", { data: { full_name: "n".repeat(255) } }],
    ["a name of 256 characters", { data: { full_name: "n".repeat(256) } }],
    ["SQL in the name", { data: { full_name: "'; drop table users; --" } }],
    ["a password of 72 bytes", { password: "p".repeat(72) }],
    ["a password of emoji", { password: "🥬🥕🌽" }],
  ])("%s", async (_, fields) => {
    const sent = account(fields);
    const response = await post("/signup", JSON.stringify(sent));
    expect(response.status).toBe(200);
    const { user } = (await response.json()) as { user: { user_metadata: object } };
    expect(user.user_metadata).toMatchObject("data" in sent ? (sent.data as object) : {});
    const signedIn = await post("/token?grant_type=password", JSON.stringify(sent));
    expect(signedIn.status).toBe(200);
  });

  it("keeps __proto__ a field like any other", async () => {
    const body = JSON.stringify(account({ data: {} })).replace(
      '"data":{}',
      '"data":{"__proto__":{"role":"service_role"}}',
    );
    const response = await post("/signup", body);
    const { user } = (await response.json()) as { user: { role: string } };
    expect(user.role).toBe("authenticated");
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe("addresses of the server itself", () => {
  it.each([
    ["GET", "/auth/v1/nothing", 404],
    ["GET", "/auth/v1/__proto__", 404],
    ["GET", "/auth/v1/admin/users", 404],
    ["GET", "/auth/v1/signup", 405],
    ["DELETE", "/auth/v1/user", 405],
  ])("%s %s returns %i", async (method, path, status) => {
    const response = await target.fetch(`${EMBEDDED_ORIGIN}${path}`, { method });
    expect(response.status).toBe(status);
  });

  it("shows no version to other machines", async () => {
    const shared = await embeddedTarget(database, { isLocal: false });
    for (const path of ["/health", "/settings", "/nothing"]) {
      const response = await shared.fetch(`${EMBEDDED_ORIGIN}/auth/v1${path}`);
      expect(await response.text()).not.toMatch(/version|\d+\.\d+/);
      expect([...response.headers.keys()]).not.toContain("x-powered-by");
    }
  });

  it("keeps every response but the public key out of caches", async () => {
    const settings = await target.fetch(`${EMBEDDED_ORIGIN}/auth/v1/settings`);
    expect(settings.headers.get("cache-control")).toBe("no-store");
    const refused = await post("/token?grant_type=password", JSON.stringify(account()));
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });
});

describe("links in mails", () => {
  const recover = async (headers: HeadersInit, redirectTo: string) => {
    const sent = account();
    await post("/signup", JSON.stringify(sent));
    const query = new URLSearchParams({ redirect_to: redirectTo });
    await post(`/recover?${query}`, JSON.stringify({ email: sent.email }), headers);
    return (await target.mailTo(sent.email)).link;
  };

  it.each([
    ["the name the visitor used", { host: "localhost:3140" }, "http://localhost:3140"],
    ["this machine's address", { host: "127.0.0.1:3140" }, "http://127.0.0.1:3140"],
    ["no forged host", { host: "evil.example" }, EMBEDDED_ORIGIN],
    ["no forged forwarded host", { "x-forwarded-host": "evil.example" }, EMBEDDED_ORIGIN],
    ["no host that only begins well", { host: "localhost.evil.example" }, EMBEDDED_ORIGIN],
    ["no user name that looks like a host", { host: "localhost:80@evil.example" }, EMBEDDED_ORIGIN],
  ])("start with %s", async (_, headers, origin) => {
    expect((await recover(headers, "")).origin).toBe(origin);
  });

  it("start with the site's own origin in public mode, also for a visitor who says to be on this machine", async () => {
    const shared = await embeddedTarget(database, {
      isLocal: false,
      siteUrl: "https://chard.example",
    });
    const sent = account();
    const send = (path: string, body: object) =>
      shared.fetch(`${EMBEDDED_ORIGIN}/auth/v1${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json", host: "localhost:3000" },
      });
    await send("/signup", sent);
    await send("/recover", { email: sent.email });
    expect((await shared.mailTo(sent.email)).link.origin).toBe("https://chard.example");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "http://localhost:3000@evil.example/",
    "http://localhost:3000.evil.example/",
    "http:\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,hello",
    "/auth/reset",
    "http://[",
  ])("lead home instead of to %s", async (redirectTo) => {
    const link = await recover({ host: "localhost:3000" }, redirectTo);
    expect(link.searchParams.get("redirect_to")).toBe(`${EMBEDDED_ORIGIN}/`);
  });

  it("lead to the requested path on the site itself", async () => {
    const wanted = `${EMBEDDED_ORIGIN}/auth/confirm?next=%2Fauth%2Freset`;
    const link = await recover({ host: "localhost:3000" }, wanted);
    expect(link.searchParams.get("redirect_to")).toBe(wanted);
  });
});

describe("limits", () => {
  const attempt = (address: string) =>
    post("/token?grant_type=password", JSON.stringify({ email: "", password: "" }), {
      "X-Forwarded-For": address,
    });

  it("lets 30 requests for tokens pass, then one every two seconds, per address", async () => {
    const burst = await Promise.all(Array.from({ length: 31 }, () => attempt("192.0.2.1")));
    expect(burst.map(({ status }) => status)).toEqual([...Array(30).fill(400), 429]);
    expect((await attempt("192.0.2.2")).status).toBe(400);
    expect((await attempt("198.51.100.7, 192.0.2.1")).status).toBe(429);
    await target.pass(2);
    expect((await attempt("192.0.2.1")).status).toBe(400);
    expect((await attempt("192.0.2.1")).status).toBe(429);
    const refused = await attempt("192.0.2.1");
    expect(await refused.json()).toMatchObject({
      error_code: "over_request_rate_limit",
      msg: "Request rate limit reached",
    });
  });

  it("lets 30 sign-ups pass, then one every ten seconds", async () => {
    const signUp = () => post("/signup", JSON.stringify({ email: newAddress(), password: "" }));
    const burst = await Promise.all(Array.from({ length: 31 }, signUp));
    expect(burst.at(-1)?.status).toBe(429);
    await target.pass(9);
    expect((await signUp()).status).toBe(429);
    await target.pass(1);
    expect((await signUp()).status).toBe(400);
  });
});

it("returns 500 without the reason when the database fails", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const failing: AccountStore = {
    transaction: (work) =>
      database.transaction((query) =>
        work((sql, parameters) => {
          if (sql.includes("users")) throw new Error("disk full");
          return query(sql, parameters);
        }),
      ),
  };
  const broken = await embeddedTarget(failing);
  const response = await broken.fetch(`${EMBEDDED_ORIGIN}/auth/v1/signup`, {
    method: "POST",
    body: JSON.stringify(account()),
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("unexpected_failure");
  expect(text).not.toContain("disk full");
  expect(log).toHaveBeenCalledWith("Embedded auth server: disk full");
  log.mockRestore();
});

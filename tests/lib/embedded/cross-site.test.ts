/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import {
  EMBEDDED_ORIGIN,
  embeddedTarget,
  memoryDatabase,
  type Target,
} from "@/tests/lib/embedded/contract-target";

jest.setTimeout(60_000);

let target: Target;
let close: () => Promise<void>;

beforeAll(async () => {
  const memory = await memoryDatabase();
  close = memory.close;
  target = await embeddedTarget(memory.database);
});

afterAll(() => close());

beforeEach(() => target.pass(3600));

const VICTIM = { "X-Forwarded-For": "203.0.113.7", Host: "localhost:3000" };

function post(path: string, headers: Record<string, string>, body = "{}") {
  const url = `${EMBEDDED_ORIGIN}/auth/v1${path}`;
  return target.fetch(url, { method: "POST", body, headers: { ...VICTIM, ...headers } });
}

const signIn = (headers: Record<string, string> = {}) =>
  post("/token?grant_type=password", { "Content-Type": "application/json", ...headers });

const FOREIGN: [string, Record<string, string>][] = [
  ["a form", { "Content-Type": "text/plain", "Sec-Fetch-Site": "cross-site" }],
  ["a form that sends no metadata", { "Content-Type": "application/x-www-form-urlencoded" }],
  ["another site", { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" }],
  ["a subdomain", { "Content-Type": "application/json", "Sec-Fetch-Site": "same-site" }],
  ["a foreign origin", { "Content-Type": "application/json", Origin: "https://evil.example" }],
  ["a sandboxed frame", { "Content-Type": "application/json", Origin: "null" }],
  ["another port", { "Content-Type": "application/json", Origin: "http://localhost:8080" }],
];

it.each(FOREIGN)("%s uses up none of a visitor's limits", async (_, headers) => {
  const paths = ["/token?grant_type=password", "/signup", "/recover", "/resend", "/verify"];
  for (const path of paths) {
    for (let request = 0; request < 31; request += 1) {
      expect([403, 415]).toContain((await post(path, headers)).status);
    }
    const own = await post(path, { "Content-Type": "application/json" });
    expect(own.status).not.toBe(429);
  }
});

it("a picture on another site that leads to a mail's link uses up none of a visitor's limits", async () => {
  for (let request = 0; request < 31; request += 1) {
    const link = `${EMBEDDED_ORIGIN}/auth/v1/verify?token=pkce_gone&type=signup`;
    const headers = { ...VICTIM, "Sec-Fetch-Site": "cross-site" };
    expect((await target.fetch(link, { headers })).status).toBe(303);
  }
  const own = await post("/verify", { "Content-Type": "application/json" });
  expect(own.status).toBe(400);
});

it.each<[string, Record<string, string>]>([
  ["the site's own pages", { "Sec-Fetch-Site": "same-origin", Origin: EMBEDDED_ORIGIN }],
  ["its pages in browsers that send no metadata", { Origin: EMBEDDED_ORIGIN }],
  ["its pages behind a proxy that ends TLS", { Origin: "https://localhost:3000" }],
  ["programs that are no browsers", {}],
])("accepts requests from %s", async (_, headers) => {
  expect((await signIn(headers)).status).toBe(400);
});

it("accepts the button of a mail's page as a form, from the site's own pages alone", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const press = (headers: Record<string, string>) =>
    post("/mail-link", { ...form, ...headers }, "token=gone&type=signup");
  expect((await press({ "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  expect((await press({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await press({ Origin: "https://evil.example" })).status).toBe(403);
  expect((await press({ "Content-Type": "application/json" })).status).toBe(415);
});

/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { completeResponses } from "@/lib/http/complete-response";
import { replaceWhileUnavailable } from "@/lib/http/unavailable-page";
import { onRequest } from "@/lib/next-internals/on-request";
import { getCurrentUser } from "@/lib/supabase/current-user";
import { sharedDeadline } from "@/lib/supabase/request-scope";

const mockTokens = new Map<string, string>();
jest.mock("next/headers", () => ({
  cookies: async () => ({
    getAll: () => [...mockTokens].map(([name, value]) => ({ name, value })),
  }),
  headers: async () => new Headers({ "x-forwarded-for": "192.0.2.7" }),
}));
jest.mock("@/lib/public-env", () => ({
  ...jest.requireActual<object>("@/lib/public-env"),
  SUPABASE_URL: "https://abcdefgh.supabase.co",
}));

const HUNG = /\/own$/;

/** A server as Next is one: a page of the account that throws is a 500 without a reason. */
function startSite() {
  const site = createServer((request, response) => {
    void respond(request.url ?? "").then((status) => {
      // As the cache does for pages that it finishes, and for some that fail.
      if (request.url?.startsWith("/finished"))
        response.setHeader("Content-Security-Policy", "default-src 'none'");
      response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
      // Compression does, before each part.
      if (!response.headersSent) response.writeHead(response.statusCode);
      response.end("<!DOCTYPE html><h1>A page</h1>");
    });
  });
  return new Promise<Server>((resolve) => site.listen(0, "127.0.0.1", () => resolve(site)));
}

async function respond(path: string) {
  if (path === "/faulty") return 500;
  if (!HUNG.test(path)) return 200;
  try {
    await getCurrentUser();
    return 200;
  } catch {
    return 500;
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const ask = globalThis.fetch.bind(globalThis);

let site: Server;
let origin: string;
let service: jest.SpyInstance;

beforeAll(async () => {
  onRequest([
    completeResponses({
      policyOf: () => "default-src 'self'",
      replace: (status, { begun, scope }) => replaceWhileUnavailable(status, begun, scope),
    }),
  ]);
  site = await startSite();
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const access_token = `${encode({ alg: "HS256" })}.${encode({ sub: "1" })}.AAAA`;
  const session = { access_token, refresh_token: "x", expires_at: 9e9 };
  mockTokens.set("chard-auth", `base64-${encode(session)}`);
});

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  // The service accepts the connection and never responds, as a stopped process does.
  service = jest.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(Math.ceil(ms / 100)));
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => new Promise((resolve) => site.close(resolve)));

it("while the service hangs, a page of the account is a 503 that reloads itself, and the next does not wait", async () => {
  for (const [path, asked] of [
    ["/own", 1],
    ["/finished/own", 1],
  ] as const) {
    const response = await ask(origin + path);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(html).toContain('http-equiv="refresh" content="10"');
    expect(html).toContain("accounts cannot be asked");
    expect(service).toHaveBeenCalledTimes(asked);
  }
});

it("pages without a user are served, and a fault of another kind stays one", async () => {
  expect((await ask(`${origin}/`)).status).toBe(200);
  const faulty = await ask(`${origin}/faulty`);
  expect(faulty.status).toBe(500);
  expect(await faulty.text()).toContain("A page");
});

it("calls of one request share their time", async () => {
  const { createAuthService } = await import("@/lib/supabase/auth-service");
  const { enterRequestScope } = await import("@/lib/supabase/request-scope");
  const timeout = jest.mocked(AbortSignal.timeout);
  const scope = enterRequestScope();
  const slow = createAuthService({
    send: () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 40)),
  });
  await slow.call("https://abcdefgh.supabase.co/", undefined, AbortSignal.any([]));
  expect(scope.spent).toBeGreaterThan(0);
  timeout.mockClear();
  sharedDeadline(10_000);
  expect(timeout).toHaveBeenCalledWith(Math.round(10_000 - scope.spent));
  scope.spent = 20_000;
  sharedDeadline(10_000);
  expect(timeout).toHaveBeenLastCalledWith(1);
});

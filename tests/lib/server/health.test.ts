/** @jest-environment node */
import { GET as live } from "@/app/api/health/route";
import { recordAvailability } from "@/lib/database/connection/availability";

const SUPABASE_URL = "https://abcdefgh.supabase.co";

/** The route as it is built with (hosted accounts) or without a Supabase project. */
async function ready(url: string | undefined) {
  jest.resetModules();
  jest.doMock("@/lib/public-env", () => ({ SUPABASE_URL: url, SITE_URL: "http://localhost:3000" }));
  const { GET } = await import("@/app/api/health/ready/route");
  const response = await GET();
  return { response, body: (await response.json()) as unknown };
}

const NOT_READY = { status: "unavailable", down: ["accounts"] };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test("is alive, and the response may not be cached", async () => {
  const response = live();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok" });
});

test("is ready when the project's auth server is well", async () => {
  fetchMock.mockResolvedValue(Response.json({ name: "GoTrue", version: "2" }));
  const { response, body } = await ready(SUPABASE_URL);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(body).toEqual({ status: "ready" });
  expect(fetchMock.mock.calls[0]![0]).toBe(`${SUPABASE_URL}/auth/v1/health`);
});

test.each<[string, () => Promise<Response>]>([
  ["cannot be reached", () => Promise.reject(new Error("getaddrinfo ENOTFOUND secret.host"))],
  ["fails", async () => Response.json({ name: "GoTrue" }, { status: 500 })],
  ["is stood in for by a page", async () => new Response("<html>")],
  ["sends something else", async () => Response.json(null)],
])("says what is down, and no more, when the auth server %s", async (_, respond) => {
  fetchMock.mockImplementation(respond);
  const { response, body } = await ready(SUPABASE_URL);
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(body).toEqual(NOT_READY);
});

test("is not ready while the database does not respond", async () => {
  fetchMock.mockImplementation(async () => Response.json({ name: "GoTrue" }));
  recordAvailability(false);
  const down = await ready(SUPABASE_URL);
  recordAvailability(true);
  expect(down.response.status).toBe(503);
  expect(down.body).toEqual({ status: "unavailable", down: ["database"] });
  expect((await ready(SUPABASE_URL)).body).toEqual({ status: "ready" });
});

test("does not wait for an auth server that never responds", async () => {
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  setTimeout(() => timeout.abort());
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const { body } = await ready(SUPABASE_URL);
  expect(body).toEqual(NOT_READY);
});

test("checks once for all requests at the same time", async () => {
  fetchMock.mockResolvedValue(Response.json({ name: "GoTrue" }));
  jest.resetModules();
  jest.doMock("@/lib/public-env", () => ({ SUPABASE_URL }));
  const { listServicesDown } = await import("@/lib/server/health");
  await Promise.all([listServicesDown(), listServicesDown(), listServicesDown()]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await listServicesDown();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("is not ready where accounts are off", async () => {
  const { body } = await ready(undefined);
  expect(body).toEqual(NOT_READY);
  expect(fetchMock).not.toHaveBeenCalled();
});

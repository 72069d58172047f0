/** @jest-environment node */
import type * as browserFetchModule from "@/lib/supabase/browser/browser-fetch";
import { BROKEN_SERVICES, hurryDeadlines, REFUSALS } from "@/tests/fakes/broken-auth-service";

const REFRESH = "https://abc.supabase.co/auth/v1/token?grant_type=refresh_token";
const SIGN_IN = "https://abc.supabase.co/auth/v1/token?grant_type=password";

let browserFetch: typeof browserFetchModule.browserFetch;
let send: jest.SpyInstance<ReturnType<typeof fetch>>;

beforeEach(async () => {
  jest.resetModules();
  ({ browserFetch } = await import("@/lib/supabase/browser/browser-fetch"));
  send = jest.spyOn(globalThis, "fetch");
});

afterEach(() => jest.restoreAllMocks());

/** What came of a call; "failed" for a rejection. */
const statusOf = (url: string) =>
  browserFetch(url, { method: "POST" }).then(
    ({ status }) => status,
    () => "failed",
  );

it.each([...BROKEN_SERVICES, ...REFUSALS])(
  "a refresh at a service that %s is a failure to try again, not the end of the session",
  async (_, respond) => {
    hurryDeadlines();
    send.mockImplementation(respond);
    // supabase-js keeps a session at both.
    expect(["failed", 503]).toContain(await statusOf(REFRESH));
  },
);

it.each(["refresh_token_not_found", "refresh_token_already_used", "session_not_found"])(
  "a refresh that is refused with %s ends the session",
  async (code) => {
    send.mockResolvedValue(Response.json({ code, message: "" }, { status: 400 }));
    expect(await statusOf(REFRESH)).toBe(400);
  },
);

it("passes on what the service says to everything else, for the visitor to read", async () => {
  send.mockImplementation(REFUSALS[0]![1]);
  const response = await browserFetch(SIGN_IN, { method: "POST" });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ message: "Request rate limit reached" });
});

it.each([
  ["accepts the connection and never responds", BROKEN_SERVICES[1]![1]],
  ["sends a body that never ends", BROKEN_SERVICES[2]![1]],
])("gives up after 8 s at a service that %s", async (_, respond) => {
  hurryDeadlines();
  send.mockImplementation(respond);
  expect(await statusOf(SIGN_IN)).toBe("failed");
  expect(AbortSignal.timeout).toHaveBeenCalledWith(8_000);
});

it("sends no refresh for half a minute after too many", async () => {
  send.mockImplementation(REFUSALS[0]![1]);
  for (let attempt = 0; attempt < 5; attempt += 1) await browserFetch(REFRESH);
  expect(send).toHaveBeenCalledTimes(1);
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 30_000);
  await browserFetch(REFRESH);
  expect(send).toHaveBeenCalledTimes(2);
});

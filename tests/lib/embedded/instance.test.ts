/** @jest-environment node */
import type * as instance from "@/lib/embedded/instance";
import type { AccountStore } from "@/lib/database/connection/account-store";
import { DataInUseError } from "@/lib/database/data-directory/data-lock";

const mockOpen = jest.fn<Promise<{ accounts: AccountStore; location: string }>, []>();
jest.mock("@/lib/database/client", () => ({ getStores: mockOpen }));
jest.mock("@/lib/embedded/auth-server", () => ({
  createAuthServer: async () => async () => Response.json({ served: true }),
}));

const shared = globalThis as { chardEmbeddedFetch?: typeof fetch };

const environment = { ...process.env };
const written: string[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  Object.assign(globalThis, { chardAuthServer: undefined, chardEmbeddedFetch: undefined });
  written.length = 0;
  jest
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean(written.push(String(text))));
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(console, "warn").mockImplementation(() => {});
  mockOpen.mockReset().mockResolvedValue({
    accounts: { transaction: jest.fn() },
    location: "/tmp/chard-data",
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  process.env = { ...environment };
});

/** The module as a process with these variables loads it. */
function load(variables: Record<string, string>) {
  process.env = { ...environment, ...variables };
  return jest.requireActual<typeof instance>("@/lib/embedded/instance");
}

const ask = ({ routeEmbeddedAuth }: typeof instance) =>
  routeEmbeddedAuth(new Request("http://localhost:3000/auth/v1/health"));

const LOCAL = { CHARD_EMBEDDED_AUTH: "local", CHARD_DATA_DIR: "/tmp/chard-data" };
const SUPABASE = { NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co" };

it.each(["local", "public"])(
  "serves accounts where they are meant to be embedded: %s",
  async (mode) => {
    const response = await ask(load({ ...LOCAL, CHARD_EMBEDDED_AUTH: mode }));
    expect(response.status).toBe(200);
    expect(mockOpen).toHaveBeenCalled();
  },
);

it.each([
  ["a Supabase project is configured", { ...LOCAL, ...SUPABASE }],
  [
    "a Supabase project is configured, and accounts are public",
    { ...SUPABASE, CHARD_EMBEDDED_AUTH: "public" },
  ],
  ["the server was not bound to this machine", {}],
  ["the setting is none that is known", { CHARD_EMBEDDED_AUTH: "yes" }],
])("returns 404 and opens nothing when %s", async (_, variables) => {
  const embedded = load(variables);
  embedded.startEmbeddedAuth();
  expect((await ask(embedded)).status).toBe(404);
  expect(shared.chardEmbeddedFetch).toBeUndefined();
  expect(mockOpen).not.toHaveBeenCalled();
});

it("says at the start that accounts are embedded, and where they are stored", async () => {
  load(LOCAL).startEmbeddedAuth();
  await jest.runAllTimersAsync();
  expect(written).toEqual(["Accounts are embedded, stored in /tmp/chard-data\n"]);
});

it("says how to turn accounts on when a server was started without npm", () => {
  load({}).startEmbeddedAuth();
  expect(console.warn).toHaveBeenCalledWith(
    "Accounts are off: start the site with npm start, or set NEXT_PUBLIC_SUPABASE_URL.",
  );
});

it("opens the database once for any number of requests", async () => {
  const embedded = load(LOCAL);
  embedded.startEmbeddedAuth();
  await Promise.all([ask(embedded), ask(embedded)]);
  expect(mockOpen).toHaveBeenCalledTimes(1);
});

it("shares one database with a module that was bundled apart", async () => {
  await ask(load(LOCAL));
  jest.resetModules();
  await ask(load(LOCAL));
  expect(mockOpen).toHaveBeenCalledTimes(1);
});

it("returns 503 while another process holds the directory, names it in the log only, and tries again", async () => {
  mockOpen.mockRejectedValueOnce(new DataInUseError("/tmp/chard-data", { pid: 42, since: "noon" }));
  const embedded = load(LOCAL);
  const refused = await ask(embedded);
  expect(refused.status).toBe(503);
  expect(await refused.text()).not.toMatch(/42|chard-data/);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("process 42, since noon"));
  expect((await ask(embedded)).status).toBe(503);
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await ask(embedded)).status).toBe(200);
});

it("handles this server's own requests in process", async () => {
  load(LOCAL).startEmbeddedAuth();
  const response = await shared.chardEmbeddedFetch?.("http://localhost:3000/auth/v1/health");
  expect(await response?.json()).toEqual({ served: true });
});

import { embeddedTarget, memoryDatabase, type Target } from "@/tests/lib/embedded/contract-target";
import { quietConsole } from "@/tests/fakes/quiet-console";

/**
 * The embedded server replaces Supabase in this test file: `fetch` reaches it and nothing else. An hour passes before each test, so
 * that tests do not share limits. Its database requires the environment tests/environments/pglite.mjs.
 */
export function fakeAuthServer({ confirmEmail }: { confirmEmail: boolean }) {
  let server: Target;
  let close: () => Promise<void>;

  quietConsole();

  beforeAll(async () => {
    const memory = await memoryDatabase();
    close = memory.close;
    server = await embeddedTarget(memory.database, { confirmEmail });
    // supabase-js wants to see a WebSocket on Node 20; Next provides one.
    globalThis.WebSocket ??= class {} as never;
  });

  afterAll(() => close());

  beforeEach(async () => {
    await server.pass(3600);
    jest.spyOn(globalThis, "fetch").mockImplementation(server.fetch);
    jest.spyOn(console, "warn").mockImplementation(() => {});
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  afterEach(() => jest.restoreAllMocks());

  return () => server;
}

/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { AccountStore } from "@/lib/database/connection/account-store";
import { AuthError } from "@/lib/embedded/auth-error";
import { refreshSession, startSession } from "@/lib/embedded/sessions/sessions";
import { insertUser } from "@/lib/embedded/users";
import { memoryDatabase } from "@/tests/lib/embedded/contract-target";

const NOW = new Date("2026-11-03T12:00:00Z");

let database: AccountStore;
let close: () => Promise<void>;

beforeAll(async () => ({ database, close } = await memoryDatabase()));
afterAll(() => close());

const refresh = (token: string, meanwhile = async () => {}, now = NOW) =>
  database.transaction(async (query) => {
    const grant = await refreshSession(query, token, now);
    await meanwhile();
    // On a server by now another transaction has read what it may read.
    for (let trips = 0; trips < 20; trips += 1) await query("select 1");
    return grant instanceof AuthError ? grant.code : grant.refreshToken;
  });

test("the second of two simultaneous refreshes gets the token of the first one", async () => {
  const { refreshToken } = await database.transaction(async (query) => {
    const user = await insertUser(
      query,
      { email: "noor@example.com", password_hash: "", metadata: {} },
      NOW,
    );
    return startSession(query, user, "password", NOW);
  });
  let second: Promise<string> | undefined;
  const first = await refresh(refreshToken, async () => void (second = refresh(refreshToken)));
  expect(first).not.toBe(refreshToken);
  expect(await second).toBe(first);
});

test("an old token that is used again ends the session, also after the clock was set back", async () => {
  const { refreshToken } = await database.transaction(async (query) => {
    const account = { email: "ada@example.com", password_hash: "", metadata: {} };
    return startSession(query, await insertUser(query, account, NOW), "password", NOW);
  });
  const second = await refresh(refreshToken);
  const third = await refresh(second);
  const back = new Date(NOW.getTime() - 60 * 60 * 1000);
  expect(await refresh(refreshToken, undefined, back)).toBe("refresh_token_already_used");
  expect(await refresh(third, undefined, back)).toBe("refresh_token_not_found");
});

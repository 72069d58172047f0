import type { AccountStore } from "@/lib/database/connection/account-store";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { listRoles, setRole } from "@/lib/database/desk/accounts/roles";
import { addConfirmedAccount } from "@/lib/embedded/first-account";

const OPERATOR = { id: null, name: "CHARD_MODERATOR" };

type Stores = { database: Database; accounts: AccountStore };

/**
 * Adds the moderator that the settings name while no account has a role, and returns a line for the log; undefined where there is nothing
 * to do. An account that somebody has opened with that address gets no role: it is not known whose it is (P14.71).
 */
export async function addFirstModerator(
  { database, accounts }: Stores,
  { address, password }: { address: string; password: string },
  now = new Date(),
) {
  if ((await listRoles(database)).length > 0) return undefined;
  if (!(await addConfirmedAccount(accounts, address, password, now)))
    return "CHARD_MODERATOR has an account already: npm run role -- moderator ADDRESS makes it a moderator's.";
  await setRole(database, address, "moderator", OPERATOR);
  return "The account of CHARD_MODERATOR is a moderator's: the desk is at /desk.";
}

type Settings = {
  CHARD_MODERATOR?: string | undefined;
  CHARD_MODERATOR_PASSWORD?: string | undefined;
};

/** Does so when the server starts, once its database is open; a failure is logged, and tried again at the next start. */
export async function startWithModerator(settings: Settings) {
  const { CHARD_MODERATOR: address, CHARD_MODERATOR_PASSWORD: password } = settings;
  if (!address || !password) return;
  try {
    const line = await addFirstModerator(await getStores(), { address, password });
    if (line) process.stdout.write(`${line}\n`);
  } catch (error) {
    console.error(`The first moderator: ${error instanceof Error ? error.message : "failed"}`);
  }
}

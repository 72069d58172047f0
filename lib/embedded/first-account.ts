import type { AccountStore } from "@/lib/database/connection/account-store";
import { confirmUser } from "@/lib/embedded/confirm-user";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { hashPassword } from "@/lib/embedded/passwords";
import { findUserByEmail, insertUser } from "@/lib/embedded/users";

/** Adds a confirmed account; false where the address has one already, whose password then stays as it is. */
export async function addConfirmedAccount(
  accounts: AccountStore,
  address: string,
  password: string,
  now: Date,
) {
  const account = {
    email: normalizeEmail(address),
    password_hash: await hashPassword(password),
    metadata: {},
  };
  return accounts.transaction(async (query) => {
    if (await findUserByEmail(query, account.email)) return false;
    await confirmUser(query, await insertUser(query, account, now), account, now);
    return true;
  });
}

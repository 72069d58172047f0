import "server-only";

import { getStores } from "@/lib/database/client";
import { searchAccounts, viewAccount } from "@/lib/database/desk/accounts/accounts";
import { ensureMember } from "@/lib/database/accounts/members";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { getCurrentUser } from "@/lib/supabase/current-user";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One page of the accounts that a text finds; of all for an empty text. */
export async function findAccounts(text: string, page: number) {
  const { database } = await getStores();
  return searchAccounts(database, text, (page - 1) * ITEMS_PER_PAGE, ITEMS_PER_PAGE);
}

/** An account as a moderator sees it, who is noted as having looked; undefined where there is none. */
export async function getAccount(id: string) {
  const user = await getCurrentUser();
  if (!user || !UUID.test(id)) return undefined;
  const { database } = await getStores();
  const { name } = await ensureMember(database, user);
  const account = await viewAccount(database, { id: user.sub, name }, id, new Date());
  return account && { account, isOwn: id === user.sub };
}

import { deleteDueAccounts } from "@/lib/database/account-deletions";
import { getStores } from "@/lib/database/client";
import { SUPABASE_URL } from "@/lib/public-env";
import { deleteServiceUser } from "@/lib/supabase/delete-user";

/** Deletes the accounts whose time has come (P14.61); what fails is said in the log, and tried again the next time. */
export async function deleteAccounts() {
  try {
    const { database } = await getStores();
    await deleteDueAccounts(database, new Date(), SUPABASE_URL ? deleteServiceUser : undefined);
  } catch (error) {
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const cause of causes)
      console.error(`Accounts to delete: ${cause instanceof Error ? cause.message : "failed"}`);
  }
}

import { deleteDueAccounts, type UnusedPhoto } from "@/lib/database/accounts/account-deletions";
import { getStores } from "@/lib/database/client";
import { getPhotoStorage, removePhoto } from "@/lib/photos/store";
import { SUPABASE_URL } from "@/lib/public-env";
import { deleteServiceUser } from "@/lib/supabase/delete-user";

async function deleteFiles(unused: UnusedPhoto[]) {
  const storage = unused.length > 0 ? await getPhotoStorage() : undefined;
  if (storage) for (const photo of unused) await removePhoto(storage, photo);
}

/** Deletes the accounts that are due (P14.61); failures are logged, and tried again the next time. */
export async function deleteAccounts() {
  try {
    const { database } = await getStores();
    const deleteUser = SUPABASE_URL ? deleteServiceUser : undefined;
    await deleteDueAccounts(database, new Date(), { deleteUser, deleteFiles });
  } catch (error) {
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const cause of causes)
      console.error(`Accounts to delete: ${cause instanceof Error ? cause.message : "failed"}`);
  }
}

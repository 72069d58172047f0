import { findAddressee } from "@/lib/database/accounts/addressees";
import { deleteDueAccounts, type UnusedPhoto } from "@/lib/database/accounts/account-deletions";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { accountRemovedMail } from "@/lib/mail/templates/suspension-mails";
import { getPhotoStorage, removePhoto } from "@/lib/photos/store";
import { SUPABASE_URL } from "@/lib/public-env";
import { deleteServiceUser } from "@/lib/supabase/delete-user";

async function deleteFiles(unused: UnusedPhoto[]) {
  const storage = unused.length > 0 ? await getPhotoStorage() : undefined;
  if (storage) for (const photo of unused) await removePhoto(storage, photo);
}

/** The mail to a member whose account a moderator has deleted (P14.98): its address goes with the account. */
const farewellOf =
  (database: Database) =>
  async (userId: string, order: Parameters<typeof accountRemovedMail>[0]) => {
    const addressee = sendsMail() ? await findAddressee(database, userId) : undefined;
    if (!addressee) return undefined;
    const mail = { to: addressee.email, ...accountRemovedMail(order)(addressee.language) };
    return () => void sendMail(mail);
  };

/** Deletes the accounts that are due (P14.61); failures are logged, and tried again the next time. */
export async function deleteAccounts() {
  try {
    const { database } = await getStores();
    const deleteUser = SUPABASE_URL ? deleteServiceUser : undefined;
    await deleteDueAccounts(database, new Date(), {
      deleteUser,
      deleteFiles,
      prepareFarewell: farewellOf(database),
    });
  } catch (error) {
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const cause of causes)
      console.error(`Accounts to delete: ${cause instanceof Error ? cause.message : "failed"}`);
  }
}

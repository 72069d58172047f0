import type { AccountQuery } from "@/lib/database/connection/account-store";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError } from "@/lib/embedded/auth-error";
import { startFlow, type Challenge } from "@/lib/embedded/flows";
import { mailTooSoon, writeMail, type Mail } from "@/lib/embedded/mails/mails";
import { deleteTokens } from "@/lib/embedded/sessions/one-time-tokens";
import { findUserByEmail, updateUser, type User } from "@/lib/embedded/users";

type NewEmail = { newEmail: string; challenge: Challenge | undefined };

/** At once where accounts are confirmed at once; else a link in a mail to the new address confirms it first. */
export async function takeNewEmail(
  query: AccountQuery,
  user: User,
  { newEmail, challenge }: NewEmail,
  context: AuthContext,
): Promise<{ updated: User; mail: Mail | undefined }> {
  const now = context.now();
  if (!context.confirmEmail)
    return { updated: await changeEmail(query, user, newEmail, now), mail: undefined };
  await refuseTaken(query, newEmail);
  const secondsLeft = context.startMailInterval("email_change", newEmail);
  if (secondsLeft > 0) throw mailTooSoon(secondsLeft);
  const flowCode = challenge && (await startFlow(query, user.id, "email_change", challenge, now));
  const mail = await writeMail(query, user, { kind: "email_change", flowCode, newEmail }, context);
  return { updated: user, mail };
}

/** The account has this address from now on; links to the one before are no longer good. */
export async function changeEmail(query: AccountQuery, user: User, email: string, now: Date) {
  await refuseTaken(query, email);
  await deleteTokens(query, user);
  await deleteTokens(query, { id: user.id, email });
  return updateUser(query, user.id, { email }, now);
}

async function refuseTaken(query: AccountQuery, email: string) {
  if (await findUserByEmail(query, email)) {
    throw new AuthError(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
}

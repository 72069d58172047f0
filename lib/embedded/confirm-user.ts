import type { AccountQuery } from "@/lib/database/connection/account-store";
import { deleteTokens, type SignUpFields } from "@/lib/embedded/sessions/one-time-tokens";
import { UNMATCHABLE_HASH } from "@/lib/embedded/passwords";
import { updateUser, type User } from "@/lib/embedded/users";

/**
 * The e-mail address belongs to the visitor who opened the link: the account takes the password and data of their sign-up. If it is not
 * known which one that was (a recovery link, or several sign-ups), another person may have chosen the password: it is
 * dropped, and the link that was opened leads to a new one.
 */
export async function confirmUser(
  query: AccountQuery,
  user: User,
  signUp: SignUpFields | undefined,
  now: Date,
) {
  await deleteTokens(query, user);
  const { password_hash, metadata } = signUp ?? { password_hash: UNMATCHABLE_HASH, metadata: {} };
  const change = { password_hash, metadata, confirmed_at: now, is_contested: false };
  return updateUser(query, user.id, change, now);
}

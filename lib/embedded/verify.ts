import { z } from "zod";
import { sessionJson } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { changeEmail } from "@/lib/embedded/change-email";
import { confirmUser } from "@/lib/embedded/confirm-user";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import { normalizeEmail } from "@/lib/embedded/email-address";
import {
  countFailedAttempt,
  deleteTokens,
  findToken,
  newEmailOf,
  type MailKind,
  type OneTimeToken,
  type Proof,
} from "@/lib/embedded/sessions/one-time-tokens";
import { readBody } from "@/lib/embedded/request-body";
import { startSession } from "@/lib/embedded/sessions/sessions";
import { findUserById, type User } from "@/lib/embedded/users";

/** The verification types that the site's own mails use, and "email", which means any of them. */
const KINDS: Record<string, readonly MailKind[]> = {
  signup: ["signup"],
  recovery: ["recovery"],
  email_change: ["email_change"],
  email: ["signup", "recovery"],
};

const BODY = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
});

/** `POST /verify`: a session for the token of a link, or for an e-mail address with the code that was sent to it. */
export async function verifyPost(context: AuthContext) {
  context.limit("verify");
  const body = await readBody(context.request, BODY);
  const kinds = kindsOf(body.type);
  const proof = proofOf(body);
  if ("email" in proof) context.limitCodes(proof.email);
  const grant = await context.database.transaction(async (query) => {
    const token = await findToken(query, kinds, proof, context.now());
    if (token) {
      const user = await redeem(query, token, context.now());
      return startSession(query, user, "otp", context.now());
    }
    if ("email" in proof) await countFailedAttempt(query, kinds, proof.email);
    return undefined;
  });
  // Thrown out here, so that the count is committed.
  if (!grant) throw expiredTokenError("token" in proof);
  return Response.json(await sessionJson(grant, context));
}

/** 400 for a verification type that is missing or unknown. */
export function kindsOf(type: string | null | undefined) {
  if (!type) throw validationFailed("Verify requires a verification type");
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kinds) throw validationFailed("Unsupported verification type");
  return kinds;
}

function proofOf({ token, token_hash: linkToken, email }: z.infer<typeof BODY>): Proof {
  if (Boolean(token) === Boolean(linkToken)) {
    throw validationFailed("Verify requires either a token or a token hash");
  }
  if (token) return { email: normalizeEmail(email ?? ""), code: token };
  if (email) throw validationFailed("Only the token_hash and type should be provided");
  return { token: linkToken! };
}

/** 403 otp_expired, for a link or for a code. */
export function expiredTokenError(isLink: boolean) {
  const message = isLink
    ? "Email link is invalid or has expired"
    : "Token has expired or is invalid";
  return new AuthError(403, "otp_expired", message);
}

/** Redeems a token. The reader of a mail sent to an e-mail address owns the address: the account is confirmed, whatever the mail was for. */
export async function redeem(query: AccountQuery, token: OneTimeToken, now: Date): Promise<User> {
  const user = (await findUserById(query, token.user_id))!;
  const newEmail = newEmailOf(token);
  if (newEmail) return changeEmail(query, user, newEmail, now);
  if (user.confirmed_at) {
    await deleteTokens(query, user);
    return user;
  }
  const { password_hash, metadata } = token;
  const signUp = password_hash ? { password_hash, metadata: metadata ?? {} } : undefined;
  return confirmUser(query, user, signUp, now);
}

import { z } from "zod";
import { authenticate } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { takeNewEmail } from "@/lib/embedded/change-email";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { CHALLENGE_FIELDS, readChallenge } from "@/lib/embedded/flows";
import { deleteTokens } from "@/lib/embedded/sessions/one-time-tokens";
import { checkPasswordStrength, hashPassword, isPassword } from "@/lib/embedded/passwords";
import { readBody } from "@/lib/embedded/request-body";
import { endSessions, hasSecondFactor, isLogoutScope } from "@/lib/embedded/sessions/sessions";
import {
  checkMetadata,
  lockUser,
  updateUser,
  userJson,
  type Metadata,
  type User,
} from "@/lib/embedded/users";

/** `GET /user`: the user of the bearer token. */
export async function getUser(context: AuthContext) {
  return Response.json(userJson((await authenticate(context)).user));
}

const BODY = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...CHALLENGE_FIELDS,
});

/**
 * `PUT /user`: a new password, which ends all other sessions, new user data (null removes a field), or a new e-mail address. Where
 * accounts are confirmed by mail, the address counts once the link in a mail to it is opened.
 */
export async function putUser(context: AuthContext) {
  const { user, session } = await authenticate(context);
  context.limit("user");
  const body = await readBody(context.request, BODY);
  const asked = body.email ? normalizeEmail(body.email) : user.email;
  const newEmail = asked === user.email ? undefined : asked;
  if ((newEmail || body.password) && !hasSecondFactor(session)) refuseWithFactor(user);
  const challenge = readChallenge(body);
  const passwordHash = body.password ? await hashNewPassword(user, body.password) : undefined;

  const { updated, mail } = await context.database.transaction(async (query) => {
    // Read again: another request may have changed the data since, or change it now.
    const current = await lockUser(query, user.id);
    const metadata = mergeMetadata(current.metadata, body.data ?? {});
    checkMetadata(metadata);
    if (passwordHash) {
      await deleteTokens(query, user);
      await endSessions(query, session, "others");
    }
    const change = { metadata, ...(passwordHash && { password_hash: passwordHash }) };
    const changed = await updateUser(query, user.id, change, context.now());
    return newEmail
      ? takeNewEmail(query, changed, { newEmail, challenge }, context)
      : { updated: changed, mail: undefined };
  });
  if (mail) context.deliver(mail);
  return Response.json(userJson(updated));
}

/** A mailbox or a password alone must not be enough to take over an account that has a second factor. */
function refuseWithFactor({ factors }: User) {
  if (!factors.some(({ status }) => status === "verified")) return;
  throw new AuthError(
    401,
    "insufficient_aal",
    "AAL2 session is required to update email or password when MFA is enabled.",
  );
}

function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...current, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

async function hashNewPassword(user: User, password: string) {
  checkPasswordStrength(password);
  if (await isPassword(password, user.password_hash)) {
    throw new AuthError(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  }
  return hashPassword(password);
}

/** `POST /logout?scope=global|local|others`: 204. */
export async function logOut(context: AuthContext) {
  const { session } = await authenticate(context);
  const scope = context.url.searchParams.get("scope") || "global";
  if (!isLogoutScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
  await context.database.transaction((query) => endSessions(query, session, scope));
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

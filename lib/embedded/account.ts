import { z } from "zod";
import { authenticate, userNotFound } from "@/lib/embedded/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { deleteTokens } from "@/lib/embedded/one-time-tokens";
import { checkPasswordStrength, hashPassword, isPassword } from "@/lib/embedded/passwords";
import { readBody } from "@/lib/embedded/request-body";
import { endSessions, isLogoutScope } from "@/lib/embedded/sessions";
import {
  checkMetadata,
  findUserById,
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
});

/** `PUT /user`: a new password, which ends all other sessions, or new user data (null removes a field). */
export async function putUser(context: AuthContext) {
  const { user, session } = await authenticate(context);
  context.limit("user");
  const body = await readBody(context.request, BODY);
  if (body.email && body.email.toLowerCase() !== user.email) {
    throw validationFailed("The embedded auth server does not change email addresses");
  }
  const passwordHash = body.password ? await hashNewPassword(user, body.password) : undefined;

  const updated = await context.database.transaction(async (query) => {
    // Read again: another request may have changed the data since.
    const current = await findUserById(query, user.id);
    if (!current) throw userNotFound();
    const metadata = mergeMetadata(current.metadata, body.data ?? {});
    checkMetadata(metadata);
    if (passwordHash) {
      await deleteTokens(query, user);
      await endSessions(query, session, "others");
    }
    const change = { metadata, ...(passwordHash && { password_hash: passwordHash }) };
    return updateUser(query, user.id, change, context.now());
  });
  return Response.json(userJson(updated));
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

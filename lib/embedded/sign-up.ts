import { z } from "zod";
import { sessionJson } from "@/lib/embedded/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import type { Query } from "@/lib/embedded/database";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { CHALLENGE_FIELDS, readChallenge, startFlow, type Challenge } from "@/lib/embedded/flows";
import { writeMail } from "@/lib/embedded/mails";
import { checkPasswordStrength, hashPassword } from "@/lib/embedded/passwords";
import { readBody } from "@/lib/embedded/request-body";
import { startSession } from "@/lib/embedded/sessions";
import {
  checkMetadata,
  findUserByEmail,
  insertUser,
  madeUpUserJson,
  updateUser,
  userJson,
  type Metadata,
  type User,
} from "@/lib/embedded/users";

const BODY = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...CHALLENGE_FIELDS,
});

type Account = { email: string; password_hash: string; metadata: Metadata };

/** `POST /signup`: a session where accounts are confirmed at once, else the user and a mail in the outbox. */
export async function signUp(context: AuthContext) {
  const body = await readBody(context.request, BODY);
  if (!body.email) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  context.limit("signup");
  if (!body.password) throw validationFailed("Signup requires a valid password");
  checkPasswordStrength(body.password);
  const challenge = readChallenge(body);
  const email = normalizeEmail(body.email);
  const metadata = body.data ?? {};
  checkMetadata(metadata);
  const account = { email, metadata, password_hash: await hashPassword(body.password) };
  return context.confirmEmail
    ? signUpByMail(context, account, challenge)
    : signUpAtOnce(context, account);
}

async function signUpAtOnce(context: AuthContext, account: Account) {
  const grant = await context.database.transaction(async (query) => {
    const known = await findUserByEmail(query, account.email);
    if (known?.confirmed_at) {
      throw new AuthError(422, "user_already_exists", "User already registered");
    }
    const user = known ?? (await insertUser(query, account, context.now()));
    return startSession(
      query,
      await confirmAs(query, user, account, context),
      "password",
      context.now(),
    );
  });
  return Response.json(await sessionJson(grant, context));
}

/** An account that was waiting for its mail has no proven owner: it becomes this visitor's, password and all. */
function confirmAs(query: Query, user: User, account: Account, context: AuthContext) {
  const { password_hash, metadata } = account;
  const now = context.now();
  return updateUser(query, user.id, { password_hash, metadata, confirmed_at: now }, now);
}

async function signUpByMail(
  context: AuthContext,
  account: Account,
  challenge: Challenge | undefined,
) {
  const now = context.now();
  const sent = await context.database.transaction(async (query) => {
    const known = await findUserByEmail(query, account.email);
    if (known?.confirmed_at) return undefined;
    const user = known ?? (await insertUser(query, account, now));
    if (challenge) await startFlow(query, user.id, "signup", challenge, now);
    const mail = await writeMail(query, user, "signup", {
      pkce: challenge !== undefined,
      context,
    });
    return { mail, user: { ...user, confirmation_sent_at: now } };
  });
  if (!sent) return Response.json(madeUpUserJson(account.email, account.metadata, now));
  context.deliver(sent.mail);
  return Response.json(userJson(sent.user));
}

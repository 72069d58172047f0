import { z } from "zod";
import { sessionJson } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { CHALLENGE_FIELDS, readChallenge, startFlow, type Challenge } from "@/lib/embedded/flows";
import { mailTooSoon, writeMail } from "@/lib/embedded/mails/mails";
import type { SignUpFields } from "@/lib/embedded/sessions/one-time-tokens";
import { checkPasswordStrength, hashPassword } from "@/lib/embedded/passwords";
import { confirmUser } from "@/lib/embedded/confirm-user";
import { readBody } from "@/lib/embedded/request-body";
import { startSession } from "@/lib/embedded/sessions/sessions";
import {
  checkMetadata,
  decoyUserJson,
  findUserByEmail,
  insertUser,
  updateUser,
  userJson,
  type User,
} from "@/lib/embedded/users";

const BODY = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...CHALLENGE_FIELDS,
});

type Account = SignUpFields & { email: string };

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
  if (context.confirmEmail) {
    const secondsLeft = context.startMailInterval("signup", email);
    if (secondsLeft > 0) throw mailTooSoon(secondsLeft);
  }
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
    const confirmed = await confirmUser(query, user, account, context.now());
    return startSession(query, confirmed, "password", context.now());
  });
  return Response.json(await sessionJson(grant, context));
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
    const user = known
      ? await signUpAgain(query, known, account, now)
      : await insertUser(query, account, now);
    const flowCode = challenge && (await startFlow(query, user.id, "signup", challenge, now));
    const mail = await writeMail(
      query,
      user,
      { kind: "signup", flowCode, signUp: account },
      context,
    );
    return { mail, user: { ...user, confirmation_sent_at: now } };
  });
  if (!sent) return Response.json(decoyUserJson(account.email, account.metadata, now));
  context.deliver(sent.mail);
  return Response.json(userJson(sent.user));
}

/** The account waits for the mail of one of its sign-ups; until then, the last one says how it looks. */
function signUpAgain(
  query: AccountQuery,
  user: User,
  { password_hash, metadata }: Account,
  now: Date,
) {
  return updateUser(query, user.id, { password_hash, metadata, is_contested: true }, now);
}

import { z } from "zod";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { validationFailed } from "@/lib/embedded/auth-error";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { CHALLENGE_FIELDS, readChallenge, startFlow } from "@/lib/embedded/flows";
import { mailTooSoon, writeMail } from "@/lib/embedded/mails/mails";
import type { MailKind } from "@/lib/embedded/sessions/one-time-tokens";
import { readBody } from "@/lib/embedded/request-body";
import { findUserByEmail, type User } from "@/lib/embedded/users";

const BODY = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  ...CHALLENGE_FIELDS,
});

type Body = z.infer<typeof BODY>;

/** `POST /recover`: a mail to set a new password; the response is the same for unknown addresses, and within the minute. */
export async function recover(context: AuthContext) {
  context.limit("recover");
  const body = await readBody(context.request, BODY);
  if (!body.email) throw validationFailed("Password recovery requires an email");
  await send(context, "recovery", body, normalizeEmail(body.email));
  return Response.json({});
}

/** `POST /resend`: the confirmation mail once more, for an account that still waits for it. */
export async function resend(context: AuthContext) {
  context.limit("resend");
  const body = await readBody(context.request, BODY);
  if (body.type !== "signup") throw validationFailed("Missing one of these types: signup");
  if (!body.email) throw validationFailed("Type provided requires an email address");
  const secondsLeft = await send(context, "signup", body, normalizeEmail(body.email));
  if (secondsLeft > 0) throw mailTooSoon(secondsLeft);
  return Response.json({});
}

/** Sends the mail if there is an account for it; returns how many seconds of the last mail's minute are left. */
async function send(context: AuthContext, kind: MailKind, body: Body, email: string) {
  const challenge = readChallenge(body);
  const secondsLeft = context.startMailInterval(kind, email);
  if (secondsLeft > 0) return secondsLeft;
  const now = context.now();
  const mail = await context.database.transaction(async (query) => {
    const user = await findUserByEmail(query, email);
    if (!user || (kind === "signup" && user.confirmed_at)) return undefined;
    const flowCode = challenge && (await startFlow(query, user.id, kind, challenge, now));
    const signUp = kind === "signup" ? onlySignUp(user) : undefined;
    return writeMail(query, user, { kind, flowCode, signUp }, context);
  });
  if (mail) context.deliver(mail);
  return 0;
}

/** The sign-up that a mail sent once more confirms. After several, none: it might be another person's. */
function onlySignUp({ is_contested, password_hash, metadata }: User) {
  return is_contested ? undefined : { password_hash, metadata };
}

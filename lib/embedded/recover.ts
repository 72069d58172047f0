import { z } from "zod";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { validationFailed } from "@/lib/embedded/auth-error";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { CHALLENGE_FIELDS, readChallenge, startFlow } from "@/lib/embedded/flows";
import { writeMail, type MailKind } from "@/lib/embedded/mails";
import { readBody } from "@/lib/embedded/request-body";
import { findUserByEmail } from "@/lib/embedded/users";

const BODY = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  ...CHALLENGE_FIELDS,
});

/** `POST /recover`: a mail to set a new password; the answer is the same for unknown addresses. */
export async function recover(context: AuthContext) {
  context.limit("recover");
  const body = await readBody(context.request, BODY);
  if (!body.email) throw validationFailed("Password recovery requires an email");
  return send(context, "recovery", body);
}

/** `POST /resend`: the confirmation mail once more, for an account that still waits for it. */
export async function resend(context: AuthContext) {
  context.limit("resend");
  const body = await readBody(context.request, BODY);
  if (body.type !== "signup") throw validationFailed("Missing one of these types: signup");
  if (!body.email) throw validationFailed("Type provided requires an email address");
  return send(context, "signup", body);
}

async function send(context: AuthContext, kind: MailKind, body: z.infer<typeof BODY>) {
  const email = normalizeEmail(body.email ?? "");
  const challenge = readChallenge(body);
  const mail = await context.database.transaction(async (query) => {
    const user = await findUserByEmail(query, email);
    if (!user || (kind === "signup" && user.confirmed_at)) return undefined;
    if (challenge) await startFlow(query, user.id, kind, challenge, context.now());
    return writeMail(query, user, kind, { pkce: challenge !== undefined, context });
  });
  if (mail) context.deliver(mail);
  return Response.json({});
}

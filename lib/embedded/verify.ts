import { z } from "zod";
import { sessionJson } from "@/lib/embedded/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import type { Query } from "@/lib/embedded/database";
import { normalizeEmail } from "@/lib/embedded/email-address";
import { issueCode } from "@/lib/embedded/flows";
import { PKCE_MARK, redeem, redirectTarget, type MailKind, type Proof } from "@/lib/embedded/mails";
import { readBody } from "@/lib/embedded/request-body";
import { startSession } from "@/lib/embedded/sessions";
import { findUserById, updateUser } from "@/lib/embedded/users";

/** The verification types that the site's own mails use, and "email", which stands for any of them. */
const KINDS: Record<string, readonly MailKind[]> = {
  signup: ["signup"],
  recovery: ["recovery"],
  email: ["signup", "recovery"],
};

const BODY = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
});

/** `POST /verify`: a session for the token of a link, or for an address with the code sent to it. */
export async function verifyPost(context: AuthContext) {
  context.limit("verify");
  const body = await readBody(context.request, BODY);
  const kinds = kindsOf(body.type);
  const proof = proofOf(body);
  const grant = await context.database.transaction(async (query) => {
    const { user } = await confirm(query, kinds, proof, context);
    return startSession(query, user, "otp", context.now());
  });
  return Response.json(await sessionJson(grant, context));
}

/** `GET /verify`: the link in a mail. Answers 303 to the site, with `?code=` for a PKCE flow, or with the error. */
export async function verifyGet(context: AuthContext) {
  context.limit("verify");
  const target = new URL(redirectTarget(context));
  try {
    await follow(context, target);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    addError(target, error);
  }
  return new Response(null, {
    status: 303,
    headers: { Location: target.href, "Cache-Control": "no-store" },
  });
}

async function follow(context: AuthContext, target: URL) {
  const kinds = kindsOf(context.url.searchParams.get("type"));
  const token = context.url.searchParams.get("token");
  if (!token) throw validationFailed("Verify requires a token or a token hash");
  const pkce = token.startsWith(PKCE_MARK);
  const answer = await context.database.transaction(async (query) => {
    const { user, kind } = await confirm(query, kinds, { token }, context);
    return pkce
      ? issueCode(query, user.id, kind, context.now())
      : startSession(query, user, "otp", context.now());
  });
  if (typeof answer === "string") target.searchParams.set("code", answer);
  else if (answer) target.hash = await sessionHash(context, answer, kinds[0]!);
  else throw new AuthError(400, "flow_state_not_found", "No valid flow state found for user.");
}

/** The implicit flow's answer, for callers that sent no challenge; the site itself always sends one. */
async function sessionHash(
  context: AuthContext,
  grant: Parameters<typeof sessionJson>[0],
  type: string,
) {
  const { access_token, token_type, expires_in, expires_at, refresh_token } = await sessionJson(
    grant,
    context,
  );
  return new URLSearchParams({
    access_token,
    token_type,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    refresh_token,
    type,
  }).toString();
}

/** In the query for the server, and in the fragment for scripts, as upstream does. */
function addError(target: URL, { status, code, message }: AuthError) {
  const fields = new URLSearchParams({
    error: status === 403 ? "access_denied" : "invalid_request",
    error_code: code,
    error_description: message,
  });
  fields.forEach((value, name) => target.searchParams.set(name, value));
  target.hash = fields.toString();
}

function kindsOf(type: string | null | undefined) {
  if (!type) throw validationFailed("Verify requires a verification type");
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kinds) throw validationFailed("Unsupported verification type");
  return kinds;
}

function proofOf({ token, token_hash: link, email }: z.infer<typeof BODY>): Proof {
  if (Boolean(token) === Boolean(link)) {
    throw validationFailed("Verify requires either a token or a token hash");
  }
  if (token) return { email: normalizeEmail(email ?? ""), code: token };
  if (email) throw validationFailed("Only the token_hash and type should be provided");
  return { token: link! };
}

/** Whoever opens a link sent to an address owns it: the account is confirmed, whatever the link was for. */
async function confirm(
  query: Query,
  kinds: readonly MailKind[],
  proof: Proof,
  context: AuthContext,
) {
  const redeemed = await redeem(query, kinds, proof, context.now());
  const user = redeemed && (await findUserById(query, redeemed.userId));
  if (!user) {
    const message =
      "token" in proof ? "Email link is invalid or has expired" : "Token has expired or is invalid";
    throw new AuthError(403, "otp_expired", message);
  }
  if (user.confirmed_at) return { user, kind: redeemed.kind };
  const now = context.now();
  return {
    user: await updateUser(query, user.id, { confirmed_at: now }, now),
    kind: redeemed.kind,
  };
}

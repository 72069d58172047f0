import { z } from "zod";
import { sessionJson } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { issueCode } from "@/lib/embedded/flows";
import { mailLinkPage } from "@/lib/embedded/mails/mail-link-page";
import { redirectTarget } from "@/lib/embedded/mails/mails";
import { findToken, newEmailOf, type MailKind } from "@/lib/embedded/sessions/one-time-tokens";
import { readForm } from "@/lib/embedded/request-body";
import { languageOfPath } from "@/lib/languages/paths";
import { startSession } from "@/lib/embedded/sessions/sessions";
import { findUserById } from "@/lib/embedded/users";
import { expiredTokenError, kindsOf, redeem } from "@/lib/embedded/verify";

/**
 * `GET /verify`, `HEAD /verify`: the link in a mail. Mail scanners and previews open links, so this changes nothing: the page has a
 * button that posts. An invalid link redirects to the site at once, with the error.
 */
export async function verifyGet(context: AuthContext) {
  const { searchParams } = context.url;
  const target = new URL(redirectTarget(context));
  try {
    const { token, kinds } = readLink(searchParams.get("token"), searchParams.get("type"));
    const found = await context.database.transaction(async (query) => {
      const known = await findToken(query, kinds, { token }, context.now());
      const user = known && (await findUserById(query, known.user_id));
      return user && { kind: known.kind, email: newEmailOf(known) ?? user.email };
    });
    if (!found) throw expiredTokenError(true);
    return mailLinkPage({
      kind: found.kind,
      email: found.email,
      fields: { token, type: found.kind, redirect_to: target.href },
      language: languageOfPath(target.pathname),
    });
  } catch (error) {
    return redirectWithError(target, error);
  }
}

const FORM = z.object({
  token: z.string().nullish(),
  type: z.string().nullish(),
  redirect_to: z.string().nullish(),
});

/** `POST /mail-link`: the button of that page. 303 to the site, with `?code=` for a PKCE flow, or with the error. */
export async function followMailLink(context: AuthContext) {
  context.limit("verify");
  const form = await readForm(context.request, FORM);
  context.url.searchParams.set("redirect_to", form.redirect_to ?? "");
  const target = new URL(redirectTarget(context));
  try {
    const { token, kinds } = readLink(form.token, form.type);
    await follow(context, token, kinds, target);
  } catch (error) {
    return redirectWithError(target, error);
  }
  return seeOther(target);
}

async function follow(
  context: AuthContext,
  token: string,
  kinds: readonly MailKind[],
  target: URL,
) {
  const result = await context.database.transaction(async (query) => {
    const found = await findToken(query, kinds, { token }, context.now());
    if (!found) throw expiredTokenError(true);
    const user = await redeem(query, found, context.now());
    return found.flow_code
      ? { code: await issueCode(query, found.flow_code, context.now()) }
      : { grant: await startSession(query, user, "otp", context.now()) };
  });
  if ("code" in result) target.searchParams.set("code", result.code);
  else target.hash = await sessionHash(context, result.grant, kinds[0]!);
}

function readLink(token: string | null | undefined, type: string | null | undefined) {
  const kinds = kindsOf(type);
  if (!token) throw validationFailed("Verify requires a token or a token hash");
  return { token, kinds };
}

/** The implicit flow's response, for callers that sent no challenge; the site itself always sends one. */
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
function redirectWithError(target: URL, error: unknown) {
  if (!(error instanceof AuthError)) throw error;
  const fields = new URLSearchParams({
    error: error.status === 403 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  });
  fields.forEach((value, name) => target.searchParams.set(name, value));
  target.hash = fields.toString();
  return seeOther(target);
}

function seeOther(target: URL) {
  return new Response(null, { status: 303, headers: { Location: target.href } });
}

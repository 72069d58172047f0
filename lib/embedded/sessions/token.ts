import { z } from "zod";
import { sessionJson } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { finishFlow } from "@/lib/embedded/flows";
import { isPassword } from "@/lib/embedded/passwords";
import { readBody } from "@/lib/embedded/request-body";
import { refreshSession, startSession } from "@/lib/embedded/sessions/sessions";
import { findUserByEmail, findUserById } from "@/lib/embedded/users";

const GRANTS = {
  password: signInWithPassword,
  refresh_token: refresh,
  pkce: exchangeCode,
};

/** `POST /token?grant_type=password|refresh_token|pkce`: a session, or why there is none. */
export async function token(context: AuthContext) {
  const type = context.url.searchParams.get("grant_type") ?? "";
  if (!Object.hasOwn(GRANTS, type)) {
    throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  }
  context.limit("token");
  const grant = await GRANTS[type as keyof typeof GRANTS](context);
  return Response.json(await sessionJson(grant, context));
}

const CREDENTIALS = z.object({ email: z.string().nullish(), password: z.string().nullish() });

async function signInWithPassword(context: AuthContext) {
  const { email, password } = await readBody(context.request, CREDENTIALS);
  if (!email) throw validationFailed("missing email or phone");
  const known = await context.database.transaction((query) =>
    findUserByEmail(query, email.toLowerCase()),
  );
  if (!(await isPassword(password ?? "", known?.password_hash)) || !known) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  return context.database.transaction(async (query) => {
    const user = await findUserById(query, known.id);
    // Hashing takes a while: the password may have been changed meanwhile.
    if (user?.password_hash !== known.password_hash) {
      throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    }
    if (!user.confirmed_at) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
    return startSession(query, user, "password", context.now());
  });
}

const REFRESH = z.object({ refresh_token: z.string().nullish() });

async function refresh(context: AuthContext) {
  const body = await readBody(context.request, REFRESH);
  const grant = await context.database.transaction((query) =>
    refreshSession(query, body.refresh_token ?? "", context.now()),
  );
  if (grant instanceof AuthError) throw grant;
  return grant;
}

const EXCHANGE = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

async function exchangeCode(context: AuthContext) {
  const { auth_code: code, code_verifier: verifier } = await readBody(context.request, EXCHANGE);
  if (!code || !verifier) {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  }
  return context.database.transaction(async (query) => {
    const { userId, kind } = await finishFlow(query, code, verifier, context.now());
    const user = await findUserById(query, userId);
    const method = kind === "signup" ? "email/signup" : kind;
    return startSession(query, user!, method, context.now());
  });
}

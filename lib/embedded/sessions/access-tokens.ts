import { AuthError } from "@/lib/embedded/auth-error";
import type { AuthContext } from "@/lib/embedded/auth-context";
import {
  findSession,
  hasSecondFactor,
  sessionNotFound,
  type IssuedSession,
  type Session,
} from "@/lib/embedded/sessions/sessions";
import { findUserById, userJson } from "@/lib/embedded/users";

/** As upstream's default: one hour. */
const LIFETIME_SECONDS = 3600;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The response to every way of signing in: access token, refresh token, user. */
export async function sessionJson(
  { session, user, refreshToken }: IssuedSession,
  context: AuthContext,
) {
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expiresAt = issuedAt + LIFETIME_SECONDS;
  const userFields = userJson(user);
  const accessToken = await context.keys.sign({
    iss: `${context.origin}/auth/v1`,
    sub: user.id,
    aud: userFields.aud,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: "",
    app_metadata: userFields.app_metadata,
    user_metadata: userFields.user_metadata,
    role: userFields.role,
    aal: hasSecondFactor(session) ? "aal2" : "aal1",
    amr: methodsOf(session),
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: LIFETIME_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userFields,
  };
}

/** How a session was authenticated, the newest first (RFC 8176). */
function methodsOf(session: Session) {
  const entry = (method: string, at: Date) => ({
    method,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  const { factor_at: factorAt, method, created_at: createdAt } = session;
  const raised = hasSecondFactor(session) && factorAt ? [entry("totp", factorAt)] : [];
  return [...raised, entry(method, createdAt)];
}

/** The user and session of the bearer token; 401 without one, 403 for one that is not, or no longer, valid. */
export async function authenticate(context: AuthContext) {
  const header = context.request.headers.get("authorization") ?? "";
  const bearer = /^bearer (\S+)$/i.exec(header)?.[1];
  if (!bearer) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const { sub = "", session_id: sessionId } = await context.keys.verify(bearer, context.now());
  if (!UUID.test(sub) || typeof sessionId !== "string" || !UUID.test(sessionId)) {
    throw new AuthError(403, "bad_jwt", "invalid claim: sub and session_id must be UUIDs");
  }
  return context.database.transaction(async (query) => {
    const user = await findUserById(query, sub);
    if (!user) throw userNotFound();
    const session = await findSession(query, sessionId);
    if (session?.user_id !== user.id) {
      throw sessionNotFound();
    }
    return { user, session };
  });
}

export function userNotFound() {
  return new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
}

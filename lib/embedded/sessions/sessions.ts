import { randomUUID } from "node:crypto";
import { AuthError } from "@/lib/embedded/auth-error";
import type { AccountQuery } from "@/lib/database/connection/account-store";
import {
  decodeRefreshToken,
  encodeRefreshToken,
  isSignedWith,
  newRefreshKey,
} from "@/lib/embedded/sessions/refresh-tokens";
import { findUserById, updateUser, type User } from "@/lib/embedded/users";

/** How long an old refresh token still returns the active one: tabs that wake at the same time refresh at the same time. */
const REUSE_INTERVAL_MS = 10_000;

export type Session = {
  id: string;
  user_id: string;
  /** How it began, as the access token's `amr` names it. */
  method: string;
  refresh_key: string;
  refresh_counter: number;
  refreshed_at: Date;
  /** The second factor that raised it to assurance level 2, and when. */
  factor_id: string | null;
  factor_at: Date | null;
  created_at: Date;
};

/** A session with the refresh token that is its newest, and its user. */
export type IssuedSession = { session: Session; user: User; refreshToken: string };

function grant(session: Session, user: User): IssuedSession {
  const { id, refresh_counter, refresh_key } = session;
  return { session, user, refreshToken: encodeRefreshToken(id, refresh_counter, refresh_key) };
}

export async function startSession(query: AccountQuery, user: User, method: string, now: Date) {
  const signedIn = await updateUser(query, user.id, { last_sign_in_at: now }, now);
  const [session] = await query<Session>(
    `insert into sessions (id, user_id, method, refresh_key, refresh_counter, refreshed_at, created_at)
     values ($1, $2, $3, $4, 0, $5, $5) returning *`,
    [randomUUID(), user.id, method, newRefreshKey(), now.toISOString()],
  );
  return grant(session!, signedIn);
}

/**
 * Exchanges a refresh token for the next one. For an old token the response has the active one if it is its parent (the
 * client never got the response) or shortly after a refresh (several tabs at once); otherwise it was stolen or replayed,
 * and the whole session ends. Returns the error instead of throwing it, so that this end is committed.
 */
export async function refreshSession(
  query: AccountQuery,
  refreshToken: string,
  now: Date,
): Promise<IssuedSession | AuthError> {
  const unknown = new AuthError(
    400,
    "refresh_token_not_found",
    "Invalid Refresh Token: Refresh Token Not Found",
  );
  const token = decodeRefreshToken(refreshToken);
  const session = token && (await lockSession(query, token.sessionId));
  if (!session || !isSignedWith(token, session.refresh_key)) return unknown;
  const user = await findUserById(query, session.user_id);
  const age = session.refresh_counter - token.counter;
  if (!user || age < 0) return unknown;
  if (age === 0) return grant(await advance(query, session.id, now), user);
  // Where the clock was set back, the last refresh is in the future.
  const sinceRefresh = Math.abs(now.getTime() - session.refreshed_at.getTime());
  if (age === 1 || sinceRefresh < REUSE_INTERVAL_MS) {
    return grant(session, user);
  }
  await query("delete from sessions where id = $1", [session.id]);
  return new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
}

/** Refreshes of a session take turns: each sees what the one before it did. */
async function lockSession(query: AccountQuery, id: string) {
  const [session] = await query<Session>("select * from sessions where id = $1 for update", [id]);
  return session;
}

async function advance(query: AccountQuery, id: string, now: Date) {
  const [session] = await query<Session>(
    `update sessions set refresh_counter = refresh_counter + 1, refreshed_at = $2
     where id = $1 returning *`,
    [id, now.toISOString()],
  );
  return session!;
}

/** Whether a code of a second factor was entered in this session (assurance level 2), and the factor is still there. */
export function hasSecondFactor({ factor_id }: Session) {
  return factor_id !== null;
}

/**
 * Raises a session to assurance level 2, and ends the account's sessions at level 1. The refresh token advances by two, out of
 * the interval in which the previous one is accepted: that one was issued at level 1 and must not yield one of level 2.
 */
export async function raiseAssuranceLevel(
  query: AccountQuery,
  id: string,
  user: User,
  factorId: string,
  now: Date,
): Promise<IssuedSession> {
  const [session] = await query<Session>(
    `update sessions set factor_id = $2, factor_at = $3,
       refresh_counter = refresh_counter + 2, refreshed_at = to_timestamp(0)
     where id = $1 returning *`,
    [id, factorId, now.toISOString()],
  );
  if (!session) throw sessionNotFound();
  await query("delete from sessions where user_id = $1 and factor_id is null", [user.id]);
  return grant(session, user);
}

export function sessionNotFound() {
  return new AuthError(
    403,
    "session_not_found",
    "Session from session_id claim in JWT does not exist",
  );
}

export async function findSession(query: AccountQuery, id: string) {
  const [session] = await query<Session>("select * from sessions where id = $1", [id]);
  return session;
}

const LOGOUT_SCOPES = ["global", "local", "others"] as const;

export type LogoutScope = (typeof LOGOUT_SCOPES)[number];

export function isLogoutScope(scope: string): scope is LogoutScope {
  return LOGOUT_SCOPES.some((known) => known === scope);
}

/** Ends the sessions of a user that the scope names, as seen from one of them. */
export async function endSessions(query: AccountQuery, session: Session, scope: LogoutScope) {
  await query(
    `delete from sessions where user_id = $1 and case $3::text
       when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [session.user_id, session.id, scope],
  );
}

import { randomUUID } from "node:crypto";
import type { AccountQuery } from "@/lib/database/connection/account-store";

/** For how long a factor waits for its first code; upstream's five minutes are short for installing an app. */
const UNVERIFIED_MINUTES = 10;
/** From asking for a code to sending it, as upstream's default. */
const CHALLENGE_SECONDS = 300;

/** A second factor as its account sees it: never its secret. */
export type FactorJson = {
  id: string;
  friendly_name: string;
  factor_type: "totp";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
};

/** A column of a query on `users`: the factors of each, the oldest first. */
export const FACTORS_COLUMN = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', 'totp', 'status', f.status,
    'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at
  ) order by f.created_at, f.id), '[]')
  from mfa_factors f where f.user_id = users.id
) as factors`;

export type Factor = {
  id: string;
  user_id: string;
  status: "unverified" | "verified";
  /** In base32. */
  secret: string;
  /** Of the newest code that was accepted. */
  last_step: number;
};

export async function insertFactor(
  query: AccountQuery,
  factor: { userId: string; friendlyName: string; secret: string },
  now: Date,
) {
  const id = randomUUID();
  await query(
    `insert into mfa_factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'unverified', $4, $5, $5)`,
    [id, factor.userId, factor.friendlyName, factor.secret, now.toISOString()],
  );
  return id;
}

export async function findFactor(query: AccountQuery, userId: string, id: string) {
  const [factor] = await query<Factor>(
    `select id, user_id, status, secret, last_step::int as last_step
     from mfa_factors where user_id = $1 and id = $2`,
    [userId, id],
  );
  return factor;
}

/** Sessions that this factor raised to level 2 are at level 1 again. */
export async function deleteFactor(query: AccountQuery, id: string) {
  await query("delete from mfa_factors where id = $1", [id]);
}

/** Deletes factors of all accounts whose first code was never entered. */
export async function deleteExpiredFactors(query: AccountQuery, now: Date) {
  const expiry = new Date(now.getTime() - UNVERIFIED_MINUTES * 60_000).toISOString();
  await query("delete from mfa_factors where status = 'unverified' and created_at < $1", [expiry]);
}

/** Notes that a code of this step was accepted; an account's other factors that still wait for a first code go. */
export async function acceptStep(query: AccountQuery, factor: Factor, step: number, now: Date) {
  await query(
    "update mfa_factors set status = 'verified', last_step = $2, updated_at = $3 where id = $1",
    [factor.id, step, now.toISOString()],
  );
  await query("delete from mfa_factors where user_id = $1 and status = 'unverified'", [
    factor.user_id,
  ]);
}

function challengeExpiry(now: Date) {
  return new Date(now.getTime() - CHALLENGE_SECONDS * 1000).toISOString();
}

/** Starts a challenge for a code of a factor; returns the challenge's id and until when it is good, in seconds since 1970. */
export async function insertChallenge(query: AccountQuery, factorId: string, now: Date) {
  await query("delete from mfa_challenges where created_at < $1", [challengeExpiry(now)]);
  const id = randomUUID();
  await query("insert into mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)", [
    id,
    factorId,
    now.toISOString(),
  ]);
  await query("update mfa_factors set last_challenged_at = $2 where id = $1", [
    factorId,
    now.toISOString(),
  ]);
  return { id, expiresAt: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS };
}

/** Whether a challenge was made for a factor and is still good. */
export async function hasChallenge(query: AccountQuery, factorId: string, id: string, now: Date) {
  const rows = await query(
    "select 1 from mfa_challenges where id = $1 and factor_id = $2 and created_at >= $3",
    [id, factorId, challengeExpiry(now)],
  );
  return rows.length > 0;
}

/** A challenge is answered once. */
export async function deleteChallenge(query: AccountQuery, id: string) {
  await query("delete from mfa_challenges where id = $1", [id]);
}

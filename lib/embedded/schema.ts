import type { PGlite } from "@electric-sql/pglite";

/**
 * The first version of what the embedded server stores, which carries no number of its own. Of refresh tokens only a
 * counter and a key (see sessions.ts), of links and codes only hashes; the outbox holds the mails themselves, because on
 * one machine nobody delivers them.
 */
const FIRST_VERSION = `
  create table if not exists users (
    id uuid primary key,
    email text not null unique,
    password_hash text not null,
    metadata jsonb not null,
    identity_id uuid not null,
    confirmed_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    last_sign_in_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create table if not exists sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    method text not null,
    refresh_key text not null,
    refresh_counter integer not null,
    refreshed_at timestamptz not null,
    created_at timestamptz not null
  );
  create index if not exists sessions_of_user on sessions (user_id);
  create table if not exists one_time_tokens (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    link_hash text not null unique,
    code_hash text not null,
    created_at timestamptz not null,
    primary key (user_id, kind)
  );
  create table if not exists flows (
    code text primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null,
    challenge text not null,
    challenge_method text not null,
    issued_at timestamptz,
    created_at timestamptz not null
  );
  create table if not exists outbox (
    id bigint generated always as identity primary key,
    recipient text not null,
    kind text not null,
    link text not null,
    code text not null,
    created_at timestamptz not null
  );
  create table if not exists signing_keys (
    id text primary key,
    private_jwk jsonb not null,
    created_at timestamptz not null
  );
`;

/**
 * A sign-up by mail keeps its own password until its mail is opened; codes count wrong attempts. Who signed up first
 * was not kept before, so a password that still waits for its mail is not trusted.
 */
const PASSWORD_OF_EACH_SIGN_UP = `
  alter table one_time_tokens
    drop constraint one_time_tokens_pkey,
    add column id bigint generated always as identity primary key,
    add column flow_code text references flows on delete set null,
    add column password_hash text,
    add column metadata jsonb,
    add column failed_attempts integer not null default 0,
    alter column code_hash drop not null;
  create index one_time_tokens_of_user on one_time_tokens (user_id);
  alter table users add column is_contested boolean not null default false;
  update users set is_contested = true where confirmed_at is null;
`;

/** One entry per version: what makes it out of the version before. Entries are never changed once released. */
const VERSIONS = [FIRST_VERSION, PASSWORD_OF_EACH_SIGN_UP];

export const SCHEMA_VERSION = VERSIONS.length;

/** Creates the tables, or brings those of an earlier version up to date. Throws for a later version's. */
export async function migrate(pglite: Pick<PGlite, "transaction">) {
  await pglite.transaction(async (transaction) => {
    await transaction.exec("create table if not exists schema_version (version integer not null)");
    const { rows } = await transaction.query<{ version: number }>(
      "select version from schema_version",
    );
    const version = rows[0]?.version ?? 0;
    if (version > SCHEMA_VERSION) {
      throw new Error(
        `The accounts were written by a newer version of the site (schema ${version}, known up to ${SCHEMA_VERSION}). ` +
          "Update the site, or name another directory with CHARD_DATA_DIR.",
      );
    }
    for (const statements of VERSIONS.slice(version)) await transaction.exec(statements);
    await transaction.exec("delete from schema_version");
    await transaction.query("insert into schema_version (version) values ($1)", [SCHEMA_VERSION]);
  });
}

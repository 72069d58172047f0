/**
 * What the embedded server stores. Of refresh tokens only a counter and a key (see sessions.ts), of links and codes
 * only hashes; the outbox holds the mails themselves, because on one machine nobody delivers them.
 */
export const SCHEMA = `
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

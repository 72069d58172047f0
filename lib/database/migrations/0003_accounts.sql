-- The tables of the embedded accounts, in the schema where Supabase keeps its own: references to auth.users, cascades and
-- auth.uid() are the same in both. On Supabase, which has an auth.users, nothing is done. Data directories of the first
-- version kept these tables in the schema "public": they are moved with all that they hold.
DO $accounts$
DECLARE
  name text;
  names text[] := ARRAY['users', 'sessions', 'one_time_tokens', 'flows', 'outbox', 'signing_keys'];
BEGIN
  IF to_regclass('auth.users') IS NOT NULL THEN
    RETURN;
  END IF;

  IF to_regclass('public.signing_keys') IS NOT NULL AND to_regclass('public.one_time_tokens') IS NOT NULL THEN
    FOREACH name IN ARRAY names LOOP
      EXECUTE format('ALTER TABLE public.%I SET SCHEMA auth', name);
    END LOOP;
  ELSE
    CREATE TABLE auth.users (
      id uuid PRIMARY KEY,
      email text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      metadata jsonb NOT NULL,
      identity_id uuid NOT NULL,
      confirmed_at timestamptz,
      confirmation_sent_at timestamptz,
      recovery_sent_at timestamptz,
      last_sign_in_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE TABLE auth.sessions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
      method text NOT NULL,
      refresh_key text NOT NULL,
      refresh_counter integer NOT NULL,
      refreshed_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX sessions_of_user ON auth.sessions (user_id);
    CREATE TABLE auth.one_time_tokens (
      user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
      kind text NOT NULL,
      link_hash text NOT NULL UNIQUE,
      code_hash text NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, kind)
    );
    CREATE TABLE auth.flows (
      code text PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
      kind text NOT NULL,
      challenge text NOT NULL,
      challenge_method text NOT NULL,
      issued_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE TABLE auth.outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      recipient text NOT NULL,
      kind text NOT NULL,
      link text NOT NULL,
      code text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE TABLE auth.signing_keys (
      id text PRIMARY KEY,
      private_jwk jsonb NOT NULL,
      created_at timestamptz NOT NULL
    );
  END IF;

  IF NOT EXISTS (
    SELECT FROM information_schema.columns
    WHERE table_schema = 'auth' AND table_name = 'one_time_tokens' AND column_name = 'failed_attempts'
  ) THEN
    -- A sign-up by mail keeps its own password until its mail is opened; codes count wrong attempts. Who signed up first
    -- was not kept before, so a password that still waits for its mail is not trusted.
    ALTER TABLE auth.one_time_tokens
      DROP CONSTRAINT one_time_tokens_pkey,
      ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ADD COLUMN flow_code text REFERENCES auth.flows ON DELETE SET NULL,
      ADD COLUMN password_hash text,
      ADD COLUMN metadata jsonb,
      ADD COLUMN failed_attempts integer NOT NULL DEFAULT 0,
      ALTER COLUMN code_hash DROP NOT NULL;
    CREATE INDEX one_time_tokens_of_user ON auth.one_time_tokens (user_id);
    ALTER TABLE auth.users ADD COLUMN is_contested boolean NOT NULL DEFAULT false;
    UPDATE auth.users SET is_contested = true WHERE confirmed_at IS NULL;
  END IF;
  DROP TABLE IF EXISTS public.schema_version;

  -- Nobody but the owner, whom policies do not bind, may see an account.
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('ALTER TABLE auth.%I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;
END
$accounts$;

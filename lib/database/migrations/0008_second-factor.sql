-- The second factor of embedded accounts, beside the tables of 0003. A Supabase project has tables of its own for it, and has
-- no auth.signing_keys: nothing is done there.
DO $second_factor$
DECLARE
  name text;
BEGIN
  IF to_regclass('auth.signing_keys') IS NULL THEN
    RETURN;
  END IF;

  CREATE TABLE auth.mfa_factors (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
    friendly_name text NOT NULL,
    status text NOT NULL CHECK (status IN ('unverified', 'verified')),
    secret text NOT NULL,
    -- The time step of the newest code that was accepted: no code of it, or of one before, is good again.
    last_step bigint NOT NULL DEFAULT 0,
    last_challenged_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX mfa_factors_of_user ON auth.mfa_factors (user_id);

  CREATE TABLE auth.mfa_challenges (
    id uuid PRIMARY KEY,
    factor_id uuid NOT NULL REFERENCES auth.mfa_factors ON DELETE CASCADE,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX mfa_challenges_of_factor ON auth.mfa_challenges (factor_id);

  -- A session with a factor is at assurance level 2; removing the factor takes it back to level 1.
  ALTER TABLE auth.sessions
    ADD COLUMN factor_id uuid REFERENCES auth.mfa_factors ON DELETE SET NULL,
    ADD COLUMN factor_at timestamptz;
  CREATE INDEX sessions_of_factor ON auth.sessions (factor_id);
  ALTER TABLE auth.users
    ADD COLUMN wrong_codes integer NOT NULL DEFAULT 0,
    ADD COLUMN wrong_codes_since timestamptz;

  FOREACH name IN ARRAY ARRAY['mfa_factors', 'mfa_challenges'] LOOP
    EXECUTE format('ALTER TABLE auth.%I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;
END
$second_factor$;

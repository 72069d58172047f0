-- The schema of version 0.2.0. Databases of that version have this migration: its number is that of the last one they had.
-- What Supabase provides and any other Postgres lacks: its three roles, the schema "auth" and auth.uid(). Each is
-- created only where it is missing, so that this migration changes nothing on Supabase.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['anon', 'authenticated', 'service_role'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', role_name);
    END IF;
    -- The server takes these roles with "set local role"; a superuser may without being a member.
    IF NOT pg_has_role(current_user, role_name, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO %I', role_name, current_user);
    END IF;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS auth;
--> statement-breakpoint
DO $$
BEGIN
  IF to_regprocedure('auth.uid()') IS NULL THEN
    EXECUTE $function$
      CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS $body$
        SELECT nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub', '')::uuid
      $body$
    $function$;
    GRANT USAGE ON SCHEMA auth TO anon, authenticated, service_role;
    GRANT EXECUTE ON FUNCTION auth.uid() TO anon, authenticated, service_role;
  END IF;
END
$$;
--> statement-breakpoint
-- The tables of the embedded accounts, in the schema where Supabase has its own: references to auth.users, cascades and auth.uid() are the
-- same in both. On Supabase, which has an auth.users, nothing is done. Row Level Security without a policy: only the owner sees an account.
DO $accounts$
DECLARE
  name text;
BEGIN
  IF to_regclass('auth.users') IS NOT NULL THEN
    RETURN;
  END IF;

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
    updated_at timestamptz NOT NULL,
    -- Signed up for again before the first mail was opened: no password that waits is trusted.
    is_contested boolean NOT NULL DEFAULT false,
    wrong_codes integer NOT NULL DEFAULT 0,
    wrong_codes_since timestamptz
  );
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
  CREATE TABLE auth.sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
    method text NOT NULL,
    refresh_key text NOT NULL,
    refresh_counter integer NOT NULL,
    refreshed_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    -- A session with a factor is at assurance level 2; removing the factor takes it back to level 1.
    factor_id uuid REFERENCES auth.mfa_factors ON DELETE SET NULL,
    factor_at timestamptz
  );
  CREATE INDEX sessions_of_user ON auth.sessions (user_id);
  CREATE INDEX sessions_of_factor ON auth.sessions (factor_id);
  CREATE TABLE auth.flows (
    code text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
    kind text NOT NULL,
    challenge text NOT NULL,
    challenge_method text NOT NULL,
    issued_at timestamptz,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE auth.one_time_tokens (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
    kind text NOT NULL,
    link_hash text NOT NULL UNIQUE,
    code_hash text,
    flow_code text REFERENCES auth.flows ON DELETE SET NULL,
    -- A sign-up by mail has its own password until its mail is opened.
    password_hash text,
    metadata jsonb,
    failed_attempts integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX one_time_tokens_of_user ON auth.one_time_tokens (user_id);
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

  FOREACH name IN ARRAY ARRAY['users', 'sessions', 'one_time_tokens', 'flows', 'outbox', 'signing_keys', 'mfa_factors', 'mfa_challenges'] LOOP
    EXECUTE format('ALTER TABLE auth.%I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;
END
$accounts$;
--> statement-breakpoint
-- From here to the functions: the tables of lib/database/schema as drizzle-kit writes them, with their policies.
CREATE SCHEMA "chard";
--> statement-breakpoint
CREATE TABLE "chard"."cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"continent" text NOT NULL,
	"count" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"position" integer NOT NULL,
	"sample" boolean NOT NULL,
	"geoname_id" integer,
	"country_code" text,
	"region" text,
	"population" integer,
	"vegan_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cities_geoname_id_unique" UNIQUE("geoname_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."cities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."city_redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."city_redirects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."countries" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"flag" text,
	"position" integer NOT NULL,
	"sample" boolean NOT NULL,
	"code" text,
	"slug" text,
	"vegan_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code"),
	CONSTRAINT "countries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "chard"."countries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"token_hash" text,
	"evidence" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "claims_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "claims_once" UNIQUE("restaurant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."review_replies" (
	"review_id" text PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chard"."review_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."event_guests" (
	"event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_guests_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."event_guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"quote" text,
	"previous" text,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chard"."posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."topics" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."confirmations" (
	"restaurant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmations_once_a_month" UNIQUE("restaurant_id","user_id","month")
);
--> statement-breakpoint
ALTER TABLE "chard"."confirmations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."listings" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"sender_email" text,
	"status" text DEFAULT 'review' NOT NULL,
	"reason" text,
	"restaurant_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."listings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restaurant_id" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"evidence" text NOT NULL,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "chard"."audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."desk_locks" (
	"subject" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."desk_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."favorite_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "chard"."favorite_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."favorites" (
	"user_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_restaurant_id_pk" PRIMARY KEY("user_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."change_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "chard"."change_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."corrections" (
	"restaurant_id" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_restaurant_id_field_pk" PRIMARY KEY("restaurant_id","field")
);
--> statement-breakpoint
ALTER TABLE "chard"."corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."import_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."import_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run" text NOT NULL,
	"target" text NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."import_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"data_timestamp" timestamp with time zone,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."osm_elements" (
	"ref" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"hash" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"scope" text NOT NULL,
	"tags" jsonb,
	"missing" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."osm_elements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."osm_takeovers" (
	"ref" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"hash" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "chard"."osm_takeovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."restaurant_redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."restaurant_redirects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reviews" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."account_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."mail_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"favorite_reviews" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."mail_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "chard"."members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"description" text NOT NULL,
	"restaurant_id" text,
	"listing_token" text,
	"review_id" text,
	"user_id" uuid,
	"status" text DEFAULT 'published' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_belong_somewhere" CHECK ("chard"."photos"."restaurant_id" is not null or "chard"."photos"."listing_token" is not null)
);
--> statement-breakpoint
ALTER TABLE "chard"."photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."questions" (
	"token" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chard"."questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"latin_name" text,
	"description" text,
	"kind" text,
	"vegan_level" text,
	"cuisine" text[] NOT NULL,
	"price_range" smallint,
	"rating" double precision,
	"review_count" integer NOT NULL,
	"sample_rating" double precision,
	"sample_review_count" integer,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"address" text,
	"postcode" text,
	"city" text NOT NULL,
	"city_id" text,
	"country" text NOT NULL,
	"country_code" text,
	"phone" text,
	"website" text,
	"email" text,
	"more_contacts" jsonb,
	"hours" jsonb,
	"hours_text" text,
	"time_zone" text NOT NULL,
	"images" jsonb NOT NULL,
	"features" text[] NOT NULL,
	"dietary_options" text[] NOT NULL,
	"wheelchair" text,
	"social_media" jsonb,
	"verified" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"closure" text,
	"replaced_by" text,
	"reported_closed" boolean,
	"confirmed_at" date,
	"confirmed_by" integer,
	"photo" jsonb,
	"checked_at" date,
	"osm" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."review_announcements" (
	"user_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	CONSTRAINT "review_announcements_user_id_restaurant_id_pk" PRIMARY KEY("user_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."review_votes" (
	"review_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."reviews" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_avatar" text,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"visit_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"helpful" integer NOT NULL,
	"verified" boolean,
	"sample" boolean NOT NULL,
	"author_id" uuid,
	"status" text DEFAULT 'published' NOT NULL,
	"previous" jsonb,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_once" UNIQUE("author_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."unanswered_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unanswered_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "chard"."unanswered_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."suspensions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."suspensions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."changed_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."changed_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"transaction_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."changed_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."seeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."city_redirects" ADD CONSTRAINT "city_redirects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "chard"."cities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "chard"."claims" ADD CONSTRAINT "claims_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_replies" ADD CONSTRAINT "review_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."event_guests" ADD CONSTRAINT "event_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."topics" ADD CONSTRAINT "topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."confirmations" ADD CONSTRAINT "confirmations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."confirmations" ADD CONSTRAINT "confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."listings" ADD CONSTRAINT "listings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."suggestions" ADD CONSTRAINT "suggestions_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."desk_locks" ADD CONSTRAINT "desk_locks_holder_users_id_fk" FOREIGN KEY ("holder") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."favorite_shares" ADD CONSTRAINT "favorite_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."favorites" ADD CONSTRAINT "favorites_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."corrections" ADD CONSTRAINT "corrections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."osm_elements" ADD CONSTRAINT "osm_elements_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."osm_takeovers" ADD CONSTRAINT "osm_takeovers_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."restaurant_redirects" ADD CONSTRAINT "restaurant_redirects_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_listing_token_listings_token_fk" FOREIGN KEY ("listing_token") REFERENCES "chard"."listings"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ADD CONSTRAINT "review_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ADD CONSTRAINT "review_announcements_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD CONSTRAINT "reviews_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_of_country" ON "chard"."cities" USING btree ("country_code","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cities_count" ON "chard"."cities" USING btree ("continent","count" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "claims_of_user" ON "chard"."claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claims_waiting" ON "chard"."claims" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "review_replies_of_author" ON "chard"."review_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "event_guests_of_user" ON "chard"."event_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_of_topic" ON "chard"."posts" USING btree ("topic_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "chard"."posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "chard"."posts" USING btree ("created_at") WHERE "chard"."posts"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "topics_newest" ON "chard"."topics" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "confirmations_of_user" ON "chard"."confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listings_of_user" ON "chard"."listings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "chard"."listings" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "messages_open" ON "chard"."messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "chard"."reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_of_subject" ON "chard"."reports" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "suggestions_of_restaurant" ON "chard"."suggestions" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "suggestions_of_user" ON "chard"."suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "chard"."suggestions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "chard"."audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "favorites_of_user" ON "chard"."favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_of_restaurant" ON "chard"."favorites" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "change_log_of_restaurant" ON "chard"."change_log" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "osm_elements_of_restaurant" ON "chard"."osm_elements" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "photos_of_restaurant" ON "chard"."photos" USING btree ("restaurant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_of_review" ON "chard"."photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "photos_of_listing" ON "chard"."photos" USING btree ("listing_token");--> statement-breakpoint
CREATE INDEX "photos_of_user" ON "chard"."photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_by_hash" ON "chard"."photos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "chard"."photos" USING btree ("created_at") WHERE "chard"."photos"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "questions_of_subject" ON "chard"."questions" USING btree ("subject","asked_at");--> statement-breakpoint
CREATE INDEX "questions_of_user" ON "chard"."questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "restaurants_position" ON "chard"."restaurants" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "restaurants_of_city" ON "chard"."restaurants" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "restaurants_of_country" ON "chard"."restaurants" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "restaurants_rating" ON "chard"."restaurants" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_announcements_of_restaurant" ON "chard"."review_announcements" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "review_votes_of_user" ON "chard"."review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_of_restaurant" ON "chard"."reviews" USING btree ("restaurant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "chard"."reviews" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "chard"."reviews" USING btree ("created_at") WHERE "chard"."reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "suspensions_of_user" ON "chard"."suspensions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "changed_tags_transaction" ON "chard"."changed_tags" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "changed_tags_tag" ON "chard"."changed_tags" USING btree ("tag","id");--> statement-breakpoint
CREATE POLICY "cities_public_read" ON "chard"."cities" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "city_redirects_public_read" ON "chard"."city_redirects" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "countries_public_read" ON "chard"."countries" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "claims_owner_only" ON "chard"."claims" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "claims_own_select" ON "chard"."claims" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."claims"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_replies_public_read" ON "chard"."review_replies" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."review_replies"."status" = 'published');--> statement-breakpoint
CREATE POLICY "review_replies_own_select" ON "chard"."review_replies" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_replies_own_insert" ON "chard"."review_replies" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" = 'published' and "chard"."review_replies"."edited_at" is null and exists (select from chard.reviews r join chard.claims c on c.restaurant_id = r.restaurant_id where r.id = "chard"."review_replies"."review_id" and c.user_id = (select auth.uid()) and c.status = 'accepted'));--> statement-breakpoint
CREATE POLICY "review_replies_own_update" ON "chard"."review_replies" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed') WITH CHECK ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "review_replies_own_delete" ON "chard"."review_replies" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "event_guests_own_select" ON "chard"."event_guests" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."event_guests"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "event_guests_own_delete" ON "chard"."event_guests" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."event_guests"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "posts_public_read" ON "chard"."posts" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."posts"."status" = 'published');--> statement-breakpoint
CREATE POLICY "posts_own_select" ON "chard"."posts" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."posts"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "posts_own_insert" ON "chard"."posts" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" = 'waiting' and "chard"."posts"."previous" is null and "chard"."posts"."quote" is null and "chard"."posts"."edited_at" is null);--> statement-breakpoint
CREATE POLICY "posts_own_update" ON "chard"."posts" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" <> 'removed' and "chard"."posts"."created_at" > now() - interval '15 minutes') WITH CHECK ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" <> 'removed' and "chard"."posts"."created_at" > now() - interval '15 minutes');--> statement-breakpoint
CREATE POLICY "topics_public_read" ON "chard"."topics" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."topics"."status" = 'published');--> statement-breakpoint
CREATE POLICY "topics_own_select" ON "chard"."topics" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."topics"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "topics_own_insert" ON "chard"."topics" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."topics"."author_id" = (select auth.uid()) and "chard"."topics"."status" = 'waiting' and "chard"."topics"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("chard"."topics"."id") <= 80);--> statement-breakpoint
CREATE POLICY "confirmations_own_select" ON "chard"."confirmations" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."confirmations"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "confirmations_own_insert" ON "chard"."confirmations" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."confirmations"."user_id" = (select auth.uid()) and "chard"."confirmations"."month" = date_trunc('month', now() at time zone 'UTC')::date);--> statement-breakpoint
CREATE POLICY "confirmations_own_delete" ON "chard"."confirmations" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."confirmations"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "listings_owner_only" ON "chard"."listings" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "listings_own_select" ON "chard"."listings" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."listings"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "messages_owner_only" ON "chard"."messages" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "reports_owner_only" ON "chard"."reports" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suggestions_owner_only" ON "chard"."suggestions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suggestions_own_select" ON "chard"."suggestions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."suggestions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "audit_log_owner_only" ON "chard"."audit_log" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "desk_locks_owner_only" ON "chard"."desk_locks" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "roles_owner_only" ON "chard"."roles" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "roles_own_select" ON "chard"."roles" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."roles"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorite_shares_own_select" ON "chard"."favorite_shares" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."favorite_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorite_shares_own_insert" ON "chard"."favorite_shares" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."favorite_shares"."user_id" = (select auth.uid()) and "chard"."favorite_shares"."token" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
CREATE POLICY "favorite_shares_own_delete" ON "chard"."favorite_shares" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."favorite_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_select" ON "chard"."favorites" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_insert" ON "chard"."favorites" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_update" ON "chard"."favorites" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid())) WITH CHECK ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_delete" ON "chard"."favorites" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "change_log_owner_only" ON "chard"."change_log" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "corrections_public_read" ON "chard"."corrections" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "import_batches_owner_only" ON "chard"."import_batches" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "imports_public_read" ON "chard"."imports" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "osm_elements_public_read" ON "chard"."osm_elements" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "osm_takeovers_owner_only" ON "chard"."osm_takeovers" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "restaurant_redirects_public_read" ON "chard"."restaurant_redirects" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "account_deletions_owner_only" ON "chard"."account_deletions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "account_deletions_own_select" ON "chard"."account_deletions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."account_deletions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_select" ON "chard"."mail_preferences" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_insert" ON "chard"."mail_preferences" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_update" ON "chard"."mail_preferences" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."mail_preferences"."user_id" = (select auth.uid())) WITH CHECK ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "members_public_read" ON "chard"."members" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "members_own_update" ON "chard"."members" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."members"."user_id" = (select auth.uid())) WITH CHECK ("chard"."members"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "photos_public_read" ON "chard"."photos" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."photos"."status" = 'published');--> statement-breakpoint
CREATE POLICY "photos_own_select" ON "chard"."photos" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."photos"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "photos_own_delete" ON "chard"."photos" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."photos"."user_id" = (select auth.uid()) and "chard"."photos"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "questions_owner_only" ON "chard"."questions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "questions_own_select" ON "chard"."questions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."questions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "restaurants_public_read" ON "chard"."restaurants" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "review_announcements_owner_only" ON "chard"."review_announcements" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "review_votes_own_select" ON "chard"."review_votes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."review_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_votes_own_insert" ON "chard"."review_votes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."review_votes"."user_id" = (select auth.uid()) and exists (select from chard.reviews r where r.id = "chard"."review_votes"."review_id" and r.author_id is distinct from "chard"."review_votes"."user_id"));--> statement-breakpoint
CREATE POLICY "review_votes_own_delete" ON "chard"."review_votes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."review_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "reviews_public_read" ON "chard"."reviews" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."reviews"."status" = 'published');--> statement-breakpoint
CREATE POLICY "reviews_own_select" ON "chard"."reviews" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "reviews_own_insert" ON "chard"."reviews" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."helpful" = 0 and "chard"."reviews"."verified" is null and not "chard"."reviews"."sample" and "chard"."reviews"."status" = 'waiting' and "chard"."reviews"."previous" is null and "chard"."reviews"."user_avatar" is null and "chard"."reviews"."images" = '[]' and "chard"."reviews"."edited_at" is null and exists (select from chard.members m where m.user_id = "chard"."reviews"."author_id" and m.slug = "chard"."reviews"."user_id"));--> statement-breakpoint
CREATE POLICY "reviews_own_update" ON "chard"."reviews" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."status" <> 'removed') WITH CHECK ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "reviews_own_delete" ON "chard"."reviews" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "unanswered_searches_owner_only" ON "chard"."unanswered_searches" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suspensions_owner_only" ON "chard"."suspensions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suspensions_own_select" ON "chard"."suspensions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."suspensions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "changed_tags_owner_only" ON "chard"."changed_tags" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "secrets_owner_only" ON "chard"."secrets" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "seeds_owner_only" ON "chard"."seeds" AS PERMISSIVE FOR ALL TO public USING (false);
--> statement-breakpoint
-- When a restaurant's cards change, so does its date, which tiles and sitemaps go by; while a backup is restored it stays.
CREATE FUNCTION "chard"."card_changed_at"("former" timestamp with time zone) RETURNS timestamp with time zone
  LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT CASE WHEN coalesce(current_setting('chard.restoring', true), '') = '' THEN now() ELSE former END
$$;
--> statement-breakpoint
-- Notes which pages a statement changes: the tag of argument 0, and for each pair of further arguments a tag of its prefix and its column.
CREATE FUNCTION "chard"."note_changed_rows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  records text := '';
  position integer := 1;
BEGIN
  WHILE position + 1 < TG_NARGS LOOP
    records := records || format(' UNION SELECT %L || %I FROM changed', TG_ARGV[position], TG_ARGV[position + 1]);
    position := position + 2;
  END LOOP;
  EXECUTE format(
    'INSERT INTO chard.changed_tags (tag, transaction_id)
     SELECT tag, pg_catalog.pg_current_xact_id()::text::bigint FROM (
       SELECT %1$L AS tag WHERE EXISTS (SELECT FROM changed)
       %2$s
     ) AS tags WHERE tag IS NOT NULL',
    TG_ARGV[0],
    records
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  verb record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('restaurants', '''restaurants'', ''restaurant:'', ''id'', ''city:'', ''city_id'', ''country:'', ''country'''),
      ('reviews', '''reviews'', ''restaurant:'', ''restaurant_id'''),
      ('cities', '''cities'''),
      ('countries', '''countries'''),
      ('members', '''members'', ''member:'', ''slug'''),
      ('topics', '''forum'', ''topic:'', ''id'''),
      ('posts', '''forum'', ''topic:'', ''topic_id'''),
      ('event_guests', '''events'', ''event:'', ''event_id'''),
      ('photos', '''photos'', ''restaurant:'', ''restaurant_id'''),
      ('confirmations', '''confirmations'', ''restaurant:'', ''restaurant_id'''),
      ('suggestions', '''suggestions'', ''restaurant:'', ''restaurant_id''')
    ) AS tables (name, arguments)
  LOOP
    FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
      EXECUTE format(
        'CREATE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.%2$I
         REFERENCING %3$s TABLE AS changed FOR EACH STATEMENT
         EXECUTE FUNCTION chard.note_changed_rows(%4$s)',
        verb.name, watched.name, verb.rows, watched.arguments
      );
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
-- A restaurant that moves to another city changes the page of the one that it leaves, too.
CREATE TRIGGER "note_former_rows_on_update" AFTER UPDATE ON "chard"."restaurants" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."note_changed_rows"('restaurants', 'city:', 'city_id', 'country:', 'country');
--> statement-breakpoint
-- A reply is shown on the page of the review's restaurant, and a review on its author's.
CREATE FUNCTION "chard"."note_changed_replies"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO chard.changed_tags (tag, transaction_id)
    SELECT DISTINCT 'restaurant:' || r.restaurant_id, pg_catalog.pg_current_xact_id()::text::bigint
    FROM changed c JOIN chard.reviews r ON r.id = c.review_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  verb record;
BEGIN
  FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
    EXECUTE format(
      'CREATE TRIGGER note_changed_replies_on_%1$s AFTER %1$s ON chard.review_replies
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION chard.note_changed_replies()',
      verb.name, verb.rows
    );
    EXECUTE format(
      'CREATE TRIGGER note_changed_author_on_%1$s AFTER %1$s ON chard.reviews
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_rows(''reviews'', ''member:'', ''user_id'')',
      verb.name, verb.rows
    );
  END LOOP;
END
$$;
--> statement-breakpoint
-- A review is signed with its author's public name, whatever the statement says.
CREATE FUNCTION "chard"."sign_review"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  SELECT m.slug, m.name INTO NEW.user_id, NEW.user_name FROM chard.members m WHERE m.user_id = NEW.author_id
    UNION ALL SELECT NEW.user_id, NEW.user_name LIMIT 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sign_review" BEFORE INSERT ON "chard"."reviews" FOR EACH ROW WHEN (NEW."author_id" IS NOT NULL)
  EXECUTE FUNCTION "chard"."sign_review"();
--> statement-breakpoint
CREATE FUNCTION "chard"."sign_reviews_anew"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  UPDATE chard.reviews SET user_name = NEW.name WHERE author_id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sign_reviews_anew" AFTER UPDATE OF "name" ON "chard"."members" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "chard"."sign_reviews_anew"();
--> statement-breakpoint
-- The figures of a restaurant's reviews; its date changes with them, so that tiles have it. The row is locked first, and the count is a
-- statement of its own: of two reviews at the same time, the later count sees both.
CREATE FUNCTION "chard"."rate_restaurant"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  rated text := CASE WHEN TG_OP = 'DELETE' THEN OLD.restaurant_id ELSE NEW.restaurant_id END;
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = rated FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET review_count = coalesce(r.sample_review_count, 0) + own.count,
    rating = (coalesce(r.sample_rating * r.sample_review_count, 0) + own.sum)
      / nullif(coalesce(r.sample_review_count, 0) + own.count, 0),
    updated_at = chard.card_changed_at(r.updated_at)
  FROM (
    SELECT count(*)::integer AS count, coalesce(sum(v.rating), 0)::double precision AS sum
    FROM chard.reviews v WHERE v.restaurant_id = rated AND v.status = 'published' AND NOT v.sample
  ) own
  WHERE r.id = rated;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "rate_restaurant_on_insert" AFTER INSERT ON "chard"."reviews" FOR EACH ROW WHEN (NOT NEW."sample")
  EXECUTE FUNCTION "chard"."rate_restaurant"();
--> statement-breakpoint
CREATE TRIGGER "rate_restaurant_on_update" AFTER UPDATE ON "chard"."reviews" FOR EACH ROW
  WHEN (NOT NEW."sample" AND (NEW."rating" <> OLD."rating" OR NEW."status" <> OLD."status" OR NEW."restaurant_id" <> OLD."restaurant_id"))
  EXECUTE FUNCTION "chard"."rate_restaurant"();
--> statement-breakpoint
CREATE TRIGGER "rate_restaurant_on_delete" AFTER DELETE ON "chard"."reviews" FOR EACH ROW WHEN (NOT OLD."sample")
  EXECUTE FUNCTION "chard"."rate_restaurant"();
--> statement-breakpoint
-- Votes are counted in the review, except while a backup is restored, whose reviews count them already.
CREATE FUNCTION "chard"."count_vote"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF coalesce(current_setting('chard.restoring', true), '') = '' THEN
    IF TG_OP = 'INSERT' THEN
      UPDATE chard.reviews SET helpful = helpful + 1 WHERE id = NEW.review_id;
    ELSE
      UPDATE chard.reviews SET helpful = helpful - 1 WHERE id = OLD.review_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_vote" AFTER INSERT OR DELETE ON "chard"."review_votes" FOR EACH ROW
  EXECUTE FUNCTION "chard"."count_vote"();
--> statement-breakpoint
-- What cards show of confirmations, of reports of a closure that wait, and of published photos: the main one first, then an owner's, then the oldest.
CREATE FUNCTION "chard"."sum_up_members"("summed" text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE chard.restaurants r
  SET reported_closed = own.reported_closed, confirmed_at = own.confirmed_at, confirmed_by = own.confirmed_by,
    photo = own.photo, updated_at = chard.card_changed_at(r.updated_at)
  FROM (
    SELECT
      (SELECT true FROM chard.suggestions s
        WHERE s.restaurant_id = summed AND s.kind = 'closed' AND s.status = 'open' AND s.user_id IS NOT NULL
        HAVING count(DISTINCT s.user_id) >= 2) AS reported_closed,
      (SELECT max(c.month) FROM chard.confirmations c WHERE c.restaurant_id = summed) AS confirmed_at,
      (SELECT nullif(count(DISTINCT c.user_id), 0)::integer FROM chard.confirmations c
        WHERE c.restaurant_id = summed) AS confirmed_by,
      (SELECT jsonb_build_object('id', p.hash, 'width', p.width, 'height', p.height, 'description', p.description,
          'count', count(*) OVER ())
        FROM chard.photos p LEFT JOIN chard.reviews v ON v.id = p.review_id
        WHERE p.restaurant_id = summed AND p.status = 'published' AND (p.review_id IS NULL OR v.status = 'published')
        ORDER BY NOT p.is_main, p.review_id IS NOT NULL, p.created_at, p.id LIMIT 1) AS photo
  ) own
  WHERE r.id = summed AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo)
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_changed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM chard.sum_up_members(NEW.restaurant_id);
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD.restaurant_id <> NEW.restaurant_id) THEN
    PERFORM chard.sum_up_members(OLD.restaurant_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sum_up_confirmations" AFTER INSERT OR UPDATE OR DELETE ON "chard"."confirmations" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
CREATE TRIGGER "sum_up_suggestions" AFTER INSERT OR UPDATE OR DELETE ON "chard"."suggestions" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
CREATE TRIGGER "sum_up_photos" AFTER INSERT OR UPDATE OR DELETE ON "chard"."photos" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
-- The photos of a review are shown with it.
CREATE TRIGGER "sum_up_reviews" AFTER UPDATE ON "chard"."reviews" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status" OR NEW."restaurant_id" <> OLD."restaurant_id") EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
-- A member's statement may change what a review or post says, but then it waits: the server publishes it, or the desk. Whoever no policy
-- binds is the server.
CREATE FUNCTION "chard"."hold_changed_review"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF OLD.status = 'published' AND row_security_active('chard.reviews') THEN
    NEW.status := 'waiting';
    NEW.previous := jsonb_build_object('rating', OLD.rating, 'title', OLD.title, 'content', OLD.content);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hold_changed_review" BEFORE UPDATE ON "chard"."reviews" FOR EACH ROW EXECUTE FUNCTION "chard"."hold_changed_review"();
--> statement-breakpoint
CREATE FUNCTION "chard"."hold_changed_post"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF OLD.status = 'published' AND row_security_active('chard.posts') THEN
    NEW.status := 'waiting';
    NEW.previous := OLD.text;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hold_changed_post" BEFORE UPDATE ON "chard"."posts" FOR EACH ROW EXECUTE FUNCTION "chard"."hold_changed_post"();
--> statement-breakpoint
-- Whatever a member's statement says, the database dates what it adds or changes, and gives it an id that nothing had before. Whoever no
-- policy binds is the server. Milliseconds, because the code's dates have no more.
CREATE FUNCTION "chard"."date_new_row"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF row_security_active(TG_RELID) THEN
    NEW.created_at := date_trunc('milliseconds', now());
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."date_favorite"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF row_security_active(TG_RELID) THEN
    NEW.created_at := least(NEW.created_at, date_trunc('milliseconds', now()));
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."date_edit"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF row_security_active(TG_RELID) THEN
    NEW.edited_at := date_trunc('milliseconds', now());
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."give_new_id"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF row_security_active(TG_RELID) THEN
    NEW.id := gen_random_uuid();
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  written text;
BEGIN
  FOREACH written IN ARRAY ARRAY['reviews', 'review_replies', 'topics', 'posts', 'confirmations', 'favorite_shares'] LOOP
    EXECUTE format('CREATE TRIGGER date_new_row BEFORE INSERT ON chard.%I FOR EACH ROW EXECUTE FUNCTION chard.date_new_row()', written);
  END LOOP;
  FOREACH written IN ARRAY ARRAY['reviews', 'review_replies', 'posts'] LOOP
    EXECUTE format('CREATE TRIGGER date_edit BEFORE UPDATE ON chard.%I FOR EACH ROW EXECUTE FUNCTION chard.date_edit()', written);
  END LOOP;
  FOREACH written IN ARRAY ARRAY['reviews', 'posts'] LOOP
    EXECUTE format('CREATE TRIGGER give_new_id BEFORE INSERT ON chard.%I FOR EACH ROW EXECUTE FUNCTION chard.give_new_id()', written);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "date_favorite" BEFORE INSERT ON "chard"."favorites" FOR EACH ROW EXECUTE FUNCTION "chard"."date_favorite"();
--> statement-breakpoint
-- What others quote from a post goes with it, whoever deletes it: the quotation begins with the post's id, in a line of its own.
CREATE FUNCTION "chard"."drop_quotes"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  UPDATE chard.posts p SET quote = NULL FROM gone g
  WHERE p.quote IS NOT NULL AND split_part(p.quote, E'\n', 1) = g.id::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "drop_quotes" AFTER DELETE ON "chard"."posts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."drop_quotes"();
--> statement-breakpoint
-- The log is only added to, by anybody: the trigger holds for the owner as well, also where a session skips ordinary triggers.
-- A restore empties every table: it says so (chard.restoring), and has to be the owner's.
CREATE FUNCTION "chard"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND coalesce(current_setting('chard.restoring', true), '') <> '' AND EXISTS (
    SELECT FROM pg_catalog.pg_class c
    WHERE c.oid = TG_RELID AND pg_catalog.pg_get_userbyid(c.relowner) = current_user
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to: % is refused.', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_audit_log" BEFORE UPDATE OR DELETE OR TRUNCATE ON "chard"."audit_log" FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."keep_audit_log"();
--> statement-breakpoint
ALTER TABLE "chard"."audit_log" ENABLE ALWAYS TRIGGER "keep_audit_log";
--> statement-breakpoint
-- Whoever is suspended may read and delete, and neither add nor change anything that others see.
CREATE FUNCTION "chard"."is_suspended"() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  SELECT EXISTS (
    SELECT FROM chard.suspensions s
    WHERE s.user_id = (SELECT auth.uid()) AND s.lifted_at IS NULL AND (s.ends_at IS NULL OR s.ends_at > now())
  )
$$;
--> statement-breakpoint
DO $$
DECLARE
  written text;
BEGIN
  FOREACH written IN ARRAY ARRAY['reviews', 'review_votes', 'review_replies', 'topics', 'posts', 'event_guests', 'confirmations', 'members'] LOOP
    EXECUTE format('CREATE POLICY %I ON chard.%I AS RESTRICTIVE FOR INSERT TO authenticated WITH CHECK ((SELECT NOT chard.is_suspended()))',
      written || '_not_suspended_insert', written);
    EXECUTE format('CREATE POLICY %I ON chard.%I AS RESTRICTIVE FOR UPDATE TO authenticated USING ((SELECT NOT chard.is_suspended()))',
      written || '_not_suspended_update', written);
  END LOOP;
END
$$;
--> statement-breakpoint
REVOKE ALL ON SCHEMA "chard" FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "chard" TO "anon", "authenticated";
--> statement-breakpoint
GRANT SELECT ON "chard"."restaurants", "chard"."reviews", "chard"."review_replies", "chard"."photos", "chard"."corrections", "chard"."osm_elements",
  "chard"."imports", "chard"."cities", "chard"."countries", "chard"."city_redirects", "chard"."restaurant_redirects", "chard"."members",
  "chard"."topics", "chard"."posts" TO "anon", "authenticated";
--> statement-breakpoint
GRANT SELECT ON "chard"."listings", "chard"."suggestions", "chard"."questions", "chard"."claims", "chard"."roles", "chard"."suspensions",
  "chard"."account_deletions" TO "authenticated";
--> statement-breakpoint
-- Members write their own rows; which ones, the policies say. What a column does not name here, only the site's server writes.
GRANT SELECT, INSERT, DELETE ON "chard"."favorites", "chard"."favorite_shares", "chard"."review_votes", "chard"."confirmations" TO "authenticated";
--> statement-breakpoint
GRANT INSERT, DELETE ON "chard"."reviews", "chard"."review_replies" TO "authenticated";
--> statement-breakpoint
GRANT INSERT ON "chard"."topics", "chard"."posts" TO "authenticated";
--> statement-breakpoint
GRANT DELETE ON "chard"."photos" TO "authenticated";
--> statement-breakpoint
-- The server adds the guests of events.
GRANT SELECT, DELETE ON "chard"."event_guests" TO "authenticated";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "chard"."mail_preferences" TO "authenticated";
--> statement-breakpoint
GRANT UPDATE ("note") ON "chard"."favorites" TO "authenticated";
--> statement-breakpoint
GRANT UPDATE ("name", "town") ON "chard"."members" TO "authenticated";
--> statement-breakpoint
GRANT UPDATE ("rating", "title", "content", "visit_date") ON "chard"."reviews" TO "authenticated";
--> statement-breakpoint
GRANT UPDATE ("text") ON "chard"."posts" TO "authenticated";
--> statement-breakpoint
GRANT UPDATE ("text") ON "chard"."review_replies" TO "authenticated";
--> statement-breakpoint
-- Whoever may execute a trigger function can have it run as its owner, by a trigger on a table of their own. Triggers that are there need no
-- such right. `is_suspended` is in policies, which run in the member's name.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA "chard" FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "chard"."is_suspended"() TO "authenticated";

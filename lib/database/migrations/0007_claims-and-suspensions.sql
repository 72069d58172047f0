CREATE TABLE "chard"."city_redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."city_redirects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "chard"."desk_locks" (
	"subject" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."desk_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "chard"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."city_redirects" ADD CONSTRAINT "city_redirects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "chard"."cities"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "chard"."claims" ADD CONSTRAINT "claims_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_replies" ADD CONSTRAINT "review_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."desk_locks" ADD CONSTRAINT "desk_locks_holder_users_id_fk" FOREIGN KEY ("holder") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_of_user" ON "chard"."claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claims_waiting" ON "chard"."claims" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "review_replies_of_author" ON "chard"."review_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "suspensions_of_user" ON "chard"."suspensions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "city_redirects_public_read" ON "chard"."city_redirects" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "claims_owner_only" ON "chard"."claims" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "claims_own_select" ON "chard"."claims" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."claims"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_replies_public_read" ON "chard"."review_replies" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."review_replies"."status" = 'published');--> statement-breakpoint
CREATE POLICY "review_replies_own_select" ON "chard"."review_replies" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_replies_own_insert" ON "chard"."review_replies" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed' and exists (select from chard.reviews r join chard.claims c on c.restaurant_id = r.restaurant_id where r.id = "chard"."review_replies"."review_id" and c.user_id = (select auth.uid()) and c.status = 'accepted'));--> statement-breakpoint
CREATE POLICY "review_replies_own_update" ON "chard"."review_replies" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed') WITH CHECK ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "review_replies_own_delete" ON "chard"."review_replies" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."review_replies"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "desk_locks_owner_only" ON "chard"."desk_locks" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "unanswered_searches_owner_only" ON "chard"."unanswered_searches" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suspensions_owner_only" ON "chard"."suspensions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suspensions_own_select" ON "chard"."suspensions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."suspensions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "secrets_owner_only" ON "chard"."secrets" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
GRANT SELECT ON "chard"."city_redirects", "chard"."review_replies" TO "anon", "authenticated";--> statement-breakpoint
GRANT SELECT ON "chard"."claims", "chard"."suspensions" TO "authenticated";--> statement-breakpoint
GRANT INSERT, DELETE ON "chard"."review_replies" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("text", "edited_at") ON "chard"."review_replies" TO "authenticated";--> statement-breakpoint
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
    -- A review is also on its author's page.
    EXECUTE format(
      'CREATE TRIGGER note_changed_author_on_%1$s AFTER %1$s ON chard.reviews
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_rows(''reviews'', ''member:'', ''user_id'')',
      verb.name, verb.rows
    );
  END LOOP;
END
$$;

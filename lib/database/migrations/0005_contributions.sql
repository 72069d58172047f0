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
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"restaurant_id" text NOT NULL,
	"review_id" text,
	"user_id" uuid,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."review_votes" (
	"review_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "sample_rating" double precision;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "sample_review_count" integer;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
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
ALTER TABLE "chard"."favorite_shares" ADD CONSTRAINT "favorite_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."favorites" ADD CONSTRAINT "favorites_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "chard"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_guests_of_user" ON "chard"."event_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_of_topic" ON "chard"."posts" USING btree ("topic_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "chard"."posts" USING btree ("author_id");--> statement-breakpoint
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
CREATE INDEX "favorites_of_user" ON "chard"."favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_of_restaurant" ON "chard"."favorites" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "photos_of_restaurant" ON "chard"."photos" USING btree ("restaurant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_of_review" ON "chard"."photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "photos_of_user" ON "chard"."photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_votes_of_user" ON "chard"."review_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "chard"."reviews" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD CONSTRAINT "reviews_once" UNIQUE("author_id","restaurant_id");--> statement-breakpoint
CREATE POLICY "reviews_own_select" ON "chard"."reviews" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "reviews_own_insert" ON "chard"."reviews" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."helpful" = 0 and "chard"."reviews"."verified" is null and not "chard"."reviews"."sample" and "chard"."reviews"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "reviews_own_update" ON "chard"."reviews" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."status" <> 'removed') WITH CHECK ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "reviews_own_delete" ON "chard"."reviews" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."reviews"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "event_guests_own_select" ON "chard"."event_guests" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."event_guests"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "event_guests_own_insert" ON "chard"."event_guests" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."event_guests"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "event_guests_own_delete" ON "chard"."event_guests" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."event_guests"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "posts_public_read" ON "chard"."posts" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."posts"."status" = 'published');--> statement-breakpoint
CREATE POLICY "posts_own_select" ON "chard"."posts" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."posts"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "posts_own_insert" ON "chard"."posts" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "posts_own_update" ON "chard"."posts" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" <> 'removed' and "chard"."posts"."created_at" > now() - interval '15 minutes') WITH CHECK ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" <> 'removed' and "chard"."posts"."created_at" > now() - interval '15 minutes');--> statement-breakpoint
CREATE POLICY "topics_public_read" ON "chard"."topics" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."topics"."status" = 'published');--> statement-breakpoint
CREATE POLICY "topics_own_select" ON "chard"."topics" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."topics"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "topics_own_insert" ON "chard"."topics" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."topics"."author_id" = (select auth.uid()) and "chard"."topics"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "confirmations_own_select" ON "chard"."confirmations" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."confirmations"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "confirmations_own_insert" ON "chard"."confirmations" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."confirmations"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "confirmations_own_delete" ON "chard"."confirmations" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."confirmations"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "listings_owner_only" ON "chard"."listings" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "listings_own_select" ON "chard"."listings" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."listings"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "messages_owner_only" ON "chard"."messages" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "reports_owner_only" ON "chard"."reports" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suggestions_owner_only" ON "chard"."suggestions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "suggestions_own_select" ON "chard"."suggestions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."suggestions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorite_shares_own_select" ON "chard"."favorite_shares" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."favorite_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorite_shares_own_insert" ON "chard"."favorite_shares" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."favorite_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorite_shares_own_delete" ON "chard"."favorite_shares" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."favorite_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_select" ON "chard"."favorites" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_insert" ON "chard"."favorites" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_update" ON "chard"."favorites" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid())) WITH CHECK ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "favorites_own_delete" ON "chard"."favorites" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."favorites"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "account_deletions_owner_only" ON "chard"."account_deletions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "account_deletions_own_select" ON "chard"."account_deletions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."account_deletions"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_select" ON "chard"."mail_preferences" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_insert" ON "chard"."mail_preferences" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "mail_preferences_own_update" ON "chard"."mail_preferences" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."mail_preferences"."user_id" = (select auth.uid())) WITH CHECK ("chard"."mail_preferences"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "members_public_read" ON "chard"."members" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "members_own_update" ON "chard"."members" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."members"."user_id" = (select auth.uid())) WITH CHECK ("chard"."members"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "photos_public_read" ON "chard"."photos" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."photos"."status" = 'published');--> statement-breakpoint
CREATE POLICY "photos_own_select" ON "chard"."photos" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."photos"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "photos_own_delete" ON "chard"."photos" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."photos"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_votes_own_select" ON "chard"."review_votes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."review_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "review_votes_own_insert" ON "chard"."review_votes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."review_votes"."user_id" = (select auth.uid()) and exists (select from chard.reviews r where r.id = "chard"."review_votes"."review_id" and r.author_id is distinct from "chard"."review_votes"."user_id"));--> statement-breakpoint
CREATE POLICY "review_votes_own_delete" ON "chard"."review_votes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."review_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
ALTER POLICY "reviews_public_read" ON "chard"."reviews" TO anon,authenticated USING ("chard"."reviews"."status" = 'published');--> statement-breakpoint
-- Members write their own rows; which ones, the policies say. What a column does not name here, only the site's server writes.
GRANT SELECT ON "chard"."members", "chard"."topics", "chard"."posts", "chard"."photos" TO "anon", "authenticated";--> statement-breakpoint
GRANT SELECT ON "chard"."listings", "chard"."suggestions", "chard"."account_deletions" TO "authenticated";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "chard"."favorites", "chard"."favorite_shares", "chard"."review_votes", "chard"."confirmations", "chard"."event_guests" TO "authenticated";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "chard"."mail_preferences" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("note") ON "chard"."favorites" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("name", "town") ON "chard"."members" TO "authenticated";--> statement-breakpoint
GRANT INSERT, DELETE ON "chard"."reviews" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("rating", "title", "content", "visit_date", "edited_at") ON "chard"."reviews" TO "authenticated";--> statement-breakpoint
GRANT INSERT ON "chard"."topics", "chard"."posts" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("text", "edited_at") ON "chard"."posts" TO "authenticated";--> statement-breakpoint
GRANT DELETE ON "chard"."photos" TO "authenticated";--> statement-breakpoint
-- A sample's figures are the base that real reviews are added to.
UPDATE "chard"."restaurants" SET "sample_rating" = "rating", "sample_review_count" = "review_count" WHERE "sample";
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
-- A restaurant's rating is the mean of its published reviews; a sample's specified figures count as that many more.
CREATE FUNCTION "chard"."rate_restaurant"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  rated text := CASE WHEN TG_OP = 'DELETE' THEN OLD.restaurant_id ELSE NEW.restaurant_id END;
BEGIN
  UPDATE chard.restaurants r
  SET review_count = coalesce(r.sample_review_count, 0) + own.count,
    rating = (coalesce(r.sample_rating * r.sample_review_count, 0) + own.sum)
      / nullif(coalesce(r.sample_review_count, 0) + own.count, 0)
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
CREATE TRIGGER "rate_restaurant_on_update" AFTER UPDATE OF "rating", "status" ON "chard"."reviews" FOR EACH ROW WHEN (NOT NEW."sample")
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
-- What members write changes pages as well.
DO $$
DECLARE
  watched record;
  verb record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
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

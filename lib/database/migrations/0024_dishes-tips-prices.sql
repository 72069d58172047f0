CREATE TABLE "chard"."dish_marks" (
	"dish_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dish_marks_dish_id_user_id_kind_pk" PRIMARY KEY("dish_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "chard"."dish_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."dishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" text NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"level" text,
	"request" text,
	"price" numeric(12, 2),
	"currency" text,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"by_owner" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"retired_at" timestamp with time zone,
	"eaten_by" integer DEFAULT 0 NOT NULL,
	"eaten_at" timestamp with time zone,
	"gone_by" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."dishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."price_votes" (
	"restaurant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_votes_restaurant_id_user_id_pk" PRIMARY KEY("restaurant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."price_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."tip_votes" (
	"tip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "tip_votes_tip_id_user_id_pk" PRIMARY KEY("tip_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."tip_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."tips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tips_once" UNIQUE("author_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."tips" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "voted_price" smallint;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "price_votes" integer;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "dishes" jsonb;--> statement-breakpoint
ALTER TABLE "chard"."dish_marks" ADD CONSTRAINT "dish_marks_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "chard"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."dish_marks" ADD CONSTRAINT "dish_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."dishes" ADD CONSTRAINT "dishes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."dishes" ADD CONSTRAINT "dishes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."price_votes" ADD CONSTRAINT "price_votes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."price_votes" ADD CONSTRAINT "price_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."tip_votes" ADD CONSTRAINT "tip_votes_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "chard"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."tip_votes" ADD CONSTRAINT "tip_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."tips" ADD CONSTRAINT "tips_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."tips" ADD CONSTRAINT "tips_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dish_marks_of_user" ON "chard"."dish_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dishes_of_restaurant" ON "chard"."dishes" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "dishes_of_author" ON "chard"."dishes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "price_votes_of_user" ON "chard"."price_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tip_votes_of_user" ON "chard"."tip_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tips_of_restaurant" ON "chard"."tips" USING btree ("restaurant_id");--> statement-breakpoint
CREATE POLICY "dish_marks_own_select" ON "chard"."dish_marks" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."dish_marks"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "dish_marks_own_insert" ON "chard"."dish_marks" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."dish_marks"."user_id" = (select auth.uid()) and "chard"."dish_marks"."kind" in ('ate', 'gone') and exists (select from chard.dishes d where d.id = "chard"."dish_marks"."dish_id" and d.status = 'published' and not exists (select from chard.claims c where c.restaurant_id = d.restaurant_id and c.user_id = (select auth.uid()) and c.status = 'accepted')));--> statement-breakpoint
CREATE POLICY "dish_marks_own_delete" ON "chard"."dish_marks" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."dish_marks"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "dishes_public_read" ON "chard"."dishes" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."dishes"."status" = 'published');--> statement-breakpoint
CREATE POLICY "dishes_own_select" ON "chard"."dishes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."dishes"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "dishes_own_insert" ON "chard"."dishes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."dishes"."author_id" = (select auth.uid()) and "chard"."dishes"."status" = 'published' and "chard"."dishes"."retired_at" is null and "chard"."dishes"."eaten_by" = 0 and "chard"."dishes"."eaten_at" is null and "chard"."dishes"."gone_by" = 0 and (not "chard"."dishes"."by_owner" or exists (select from chard.claims c where c.restaurant_id = "chard"."dishes"."restaurant_id" and c.user_id = (select auth.uid()) and c.status = 'accepted')));--> statement-breakpoint
CREATE POLICY "dishes_own_delete" ON "chard"."dishes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."dishes"."author_id" = (select auth.uid()) and "chard"."dishes"."status" <> 'removed');--> statement-breakpoint
CREATE POLICY "price_votes_own_select" ON "chard"."price_votes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."price_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "price_votes_own_insert" ON "chard"."price_votes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."price_votes"."user_id" = (select auth.uid()) and "chard"."price_votes"."level" between 1 and 4 and not exists (select from chard.claims c where c.restaurant_id = "chard"."price_votes"."restaurant_id" and c.user_id = "chard"."price_votes"."user_id" and c.status = 'accepted'));--> statement-breakpoint
CREATE POLICY "price_votes_own_delete" ON "chard"."price_votes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."price_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "tip_votes_own_select" ON "chard"."tip_votes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."tip_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "tip_votes_own_insert" ON "chard"."tip_votes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."tip_votes"."user_id" = (select auth.uid()) and exists (select from chard.tips t where t.id = "chard"."tip_votes"."tip_id" and t.author_id is distinct from "chard"."tip_votes"."user_id"));--> statement-breakpoint
CREATE POLICY "tip_votes_own_delete" ON "chard"."tip_votes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."tip_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "tips_public_read" ON "chard"."tips" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."tips"."status" = 'published');--> statement-breakpoint
CREATE POLICY "tips_own_select" ON "chard"."tips" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."tips"."author_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "tips_own_insert" ON "chard"."tips" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."tips"."author_id" = (select auth.uid()) and "chard"."tips"."status" = 'published' and "chard"."tips"."helpful" = 0 and exists (select from chard.members m where m.user_id = "chard"."tips"."author_id"));--> statement-breakpoint
CREATE POLICY "tips_own_delete" ON "chard"."tips" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."tips"."author_id" = (select auth.uid()) and "chard"."tips"."status" <> 'removed');--> statement-breakpoint
-- Members write their own dishes and marks; which ones, the policies say. Owners retire dishes by the site's server.
GRANT SELECT ON "chard"."dishes" TO "anon", "authenticated";--> statement-breakpoint
GRANT INSERT, DELETE ON "chard"."dishes" TO "authenticated";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "chard"."dish_marks" TO "authenticated";--> statement-breakpoint
DO $$
DECLARE
  written text;
  verb record;
BEGIN
  FOREACH written IN ARRAY ARRAY['dishes', 'dish_marks'] LOOP
    EXECUTE format('CREATE POLICY %I ON chard.%I AS RESTRICTIVE FOR INSERT TO authenticated WITH CHECK ((SELECT NOT chard.is_suspended()))',
      written || '_not_suspended_insert', written);
    EXECUTE format('CREATE TRIGGER date_new_row BEFORE INSERT ON chard.%I FOR EACH ROW EXECUTE FUNCTION chard.date_new_row()', written);
  END LOOP;
  FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
    EXECUTE format(
      'CREATE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.dishes
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_rows(''dishes'', ''restaurant:'', ''restaurant_id'')',
      verb.name, verb.rows
    );
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "give_new_id" BEFORE INSERT ON "chard"."dishes" FOR EACH ROW EXECUTE FUNCTION "chard"."give_new_id"();
--> statement-breakpoint
-- "No longer served" counts as long as nobody has eaten the dish since. The dish is locked first, and the count is a statement of its own,
-- so that of two marks at the same time the second sees the first.
CREATE FUNCTION "chard"."sum_up_dish"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  summed uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.dish_id ELSE NEW.dish_id END;
BEGIN
  PERFORM FROM chard.dishes d WHERE d.id = summed FOR NO KEY UPDATE;
  UPDATE chard.dishes d
  SET eaten_by = own.eaten_by, eaten_at = own.eaten_at, gone_by = own.gone_by
  FROM (
    SELECT
      count(*) FILTER (WHERE m.kind = 'ate')::integer AS eaten_by,
      max(eaten.at) AS eaten_at,
      count(*) FILTER (WHERE m.kind = 'gone' AND m.created_at > coalesce(eaten.at, '-infinity'))::integer AS gone_by
    FROM (SELECT max(a.created_at) AS at FROM chard.dish_marks a WHERE a.dish_id = summed AND a.kind = 'ate') eaten
    LEFT JOIN chard.dish_marks m ON m.dish_id = summed
  ) own
  WHERE d.id = summed AND (d.eaten_by, d.eaten_at, d.gone_by) IS DISTINCT FROM (own.eaten_by, own.eaten_at, own.gone_by);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sum_up_dish" AFTER INSERT OR UPDATE OR DELETE ON "chard"."dish_marks" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_dish"();
--> statement-breakpoint
-- What cards show and searches look through: the names of the dishes that are served, most confirmed first, and their number.
CREATE FUNCTION "chard"."sum_up_dishes"("summed" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = summed FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET dishes = own.dishes, updated_at = chard.card_changed_at(r.updated_at)
  FROM (
    SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object(
      'names', jsonb_agg(s.name ORDER BY s.place) FILTER (WHERE s.place <= 20), 'count', count(*)) END AS dishes
    FROM (
      SELECT d.name, row_number() OVER (ORDER BY d.eaten_by DESC, d.eaten_at DESC NULLS LAST, d.created_at, d.id) AS place
      FROM chard.dishes d
      WHERE d.restaurant_id = summed AND d.status = 'published' AND d.retired_at IS NULL AND d.gone_by < 3
    ) s
  ) own
  WHERE r.id = summed AND r.dishes IS DISTINCT FROM own.dishes;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_changed_dish"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM chard.sum_up_dishes(NEW.restaurant_id);
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD.restaurant_id <> NEW.restaurant_id) THEN
    PERFORM chard.sum_up_dishes(OLD.restaurant_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."sum_up_dish"(), "chard"."sum_up_dishes"(text), "chard"."sum_up_changed_dish"() FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
CREATE TRIGGER "sum_up_changed_dish" AFTER INSERT OR UPDATE OR DELETE ON "chard"."dishes" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed_dish"();
--> statement-breakpoint
GRANT SELECT ON "chard"."tips" TO "anon", "authenticated";--> statement-breakpoint
GRANT INSERT, DELETE ON "chard"."tips" TO "authenticated";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "chard"."tip_votes", "chard"."price_votes" TO "authenticated";--> statement-breakpoint
DO $$
DECLARE
  written text;
  verb record;
BEGIN
  FOREACH written IN ARRAY ARRAY['tips', 'tip_votes', 'price_votes'] LOOP
    EXECUTE format('CREATE POLICY %I ON chard.%I AS RESTRICTIVE FOR INSERT TO authenticated WITH CHECK ((SELECT NOT chard.is_suspended()))',
      written || '_not_suspended_insert', written);
  END LOOP;
  FOREACH written IN ARRAY ARRAY['tips', 'price_votes'] LOOP
    EXECUTE format('CREATE TRIGGER date_new_row BEFORE INSERT ON chard.%I FOR EACH ROW EXECUTE FUNCTION chard.date_new_row()', written);
    FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
      EXECUTE format(
        'CREATE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.%3$I
         REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
         EXECUTE FUNCTION chard.note_changed_rows(%3$L, ''restaurant:'', ''restaurant_id'')',
        verb.name, verb.rows, written
      );
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "give_new_id" BEFORE INSERT ON "chard"."tips" FOR EACH ROW EXECUTE FUNCTION "chard"."give_new_id"();
--> statement-breakpoint
-- Votes are counted in the tip, except while a backup is restored, whose tips count them already.
CREATE FUNCTION "chard"."count_tip_vote"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF coalesce(current_setting('chard.restoring', true), '') = '' THEN
    IF TG_OP = 'INSERT' THEN
      UPDATE chard.tips SET helpful = helpful + 1 WHERE id = NEW.tip_id;
    ELSE
      UPDATE chard.tips SET helpful = helpful - 1 WHERE id = OLD.tip_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_tip_vote" AFTER INSERT OR DELETE ON "chard"."tip_votes" FOR EACH ROW
  EXECUTE FUNCTION "chard"."count_tip_vote"();
--> statement-breakpoint
-- What two members or more say a meal costs: the median, of two in the middle the lower. The restaurant is locked first, and the count is a
-- statement of its own, so that of two votes at the same time the second sees the first.
CREATE FUNCTION "chard"."sum_up_prices"("summed" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = summed FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET voted_price = own.voted_price, price_votes = own.price_votes, updated_at = chard.card_changed_at(r.updated_at)
  FROM (
    SELECT
      CASE WHEN count(*) >= 2 THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY v.level) END AS voted_price,
      CASE WHEN count(*) >= 2 THEN count(*)::integer END AS price_votes
    FROM chard.price_votes v WHERE v.restaurant_id = summed
  ) own
  WHERE r.id = summed AND (r.voted_price, r.price_votes) IS DISTINCT FROM (own.voted_price, own.price_votes);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_changed_price"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM chard.sum_up_prices(NEW.restaurant_id);
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD.restaurant_id <> NEW.restaurant_id) THEN
    PERFORM chard.sum_up_prices(OLD.restaurant_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."count_tip_vote"(), "chard"."sum_up_prices"(text), "chard"."sum_up_changed_price"() FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
CREATE TRIGGER "sum_up_changed_price" AFTER INSERT OR UPDATE OR DELETE ON "chard"."price_votes" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed_price"();

ALTER TABLE "chard"."reviews" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "chard"."reviews" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
DROP POLICY "event_guests_own_insert" ON "chard"."event_guests" CASCADE;--> statement-breakpoint
ALTER POLICY "review_replies_own_insert" ON "chard"."review_replies" TO authenticated WITH CHECK ("chard"."review_replies"."author_id" = (select auth.uid()) and "chard"."review_replies"."status" = 'published' and "chard"."review_replies"."edited_at" is null and exists (select from chard.reviews r join chard.claims c on c.restaurant_id = r.restaurant_id where r.id = "chard"."review_replies"."review_id" and c.user_id = (select auth.uid()) and c.status = 'accepted'));--> statement-breakpoint
ALTER POLICY "posts_own_insert" ON "chard"."posts" TO authenticated WITH CHECK ("chard"."posts"."author_id" = (select auth.uid()) and "chard"."posts"."status" = 'waiting' and "chard"."posts"."previous" is null and "chard"."posts"."quote" is null and "chard"."posts"."edited_at" is null);--> statement-breakpoint
ALTER POLICY "topics_own_insert" ON "chard"."topics" TO authenticated WITH CHECK ("chard"."topics"."author_id" = (select auth.uid()) and "chard"."topics"."status" = 'waiting' and "chard"."topics"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("chard"."topics"."id") <= 80);--> statement-breakpoint
ALTER POLICY "confirmations_own_insert" ON "chard"."confirmations" TO authenticated WITH CHECK ("chard"."confirmations"."user_id" = (select auth.uid()) and "chard"."confirmations"."month" = date_trunc('month', now() at time zone 'UTC')::date);--> statement-breakpoint
ALTER POLICY "favorite_shares_own_insert" ON "chard"."favorite_shares" TO authenticated WITH CHECK ("chard"."favorite_shares"."user_id" = (select auth.uid()) and "chard"."favorite_shares"."token" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
ALTER POLICY "reviews_own_insert" ON "chard"."reviews" TO authenticated WITH CHECK ("chard"."reviews"."author_id" = (select auth.uid()) and "chard"."reviews"."helpful" = 0 and "chard"."reviews"."verified" is null and not "chard"."reviews"."sample" and "chard"."reviews"."status" = 'waiting' and "chard"."reviews"."previous" is null and "chard"."reviews"."user_avatar" is null and "chard"."reviews"."images" = '[]' and "chard"."reviews"."edited_at" is null and exists (select from chard.members m where m.user_id = "chard"."reviews"."author_id" and m.slug = "chard"."reviews"."user_id"));--> statement-breakpoint
-- The server adds the guests of events: which events there are is not in the database.
REVOKE INSERT ON "chard"."event_guests" FROM "authenticated";--> statement-breakpoint
REVOKE UPDATE ("edited_at") ON "chard"."reviews", "chard"."posts", "chard"."review_replies" FROM "authenticated";--> statement-breakpoint
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

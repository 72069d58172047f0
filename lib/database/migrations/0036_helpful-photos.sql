CREATE TABLE "chard"."photo_votes" (
	"photo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "photo_votes_photo_id_user_id_pk" PRIMARY KEY("photo_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."photo_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."photo_votes" ADD CONSTRAINT "photo_votes_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "chard"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."photo_votes" ADD CONSTRAINT "photo_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_votes_of_user" ON "chard"."photo_votes" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "photo_votes_own_select" ON "chard"."photo_votes" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."photo_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "photo_votes_own_insert" ON "chard"."photo_votes" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."photo_votes"."user_id" = (select auth.uid()) and exists (select from chard.photos p where p.id = "chard"."photo_votes"."photo_id" and p.user_id is distinct from "chard"."photo_votes"."user_id" and (p.by_visitor or exists (select from chard.reviews v where v.id = p.review_id and v.status = 'published'))));--> statement-breakpoint
CREATE POLICY "photo_votes_own_delete" ON "chard"."photo_votes" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."photo_votes"."user_id" = (select auth.uid()));--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "chard"."photo_votes" TO "authenticated";--> statement-breakpoint
CREATE POLICY "photo_votes_not_suspended_insert" ON "chard"."photo_votes" AS RESTRICTIVE FOR INSERT TO "authenticated" WITH CHECK ((SELECT NOT chard.is_suspended()));
--> statement-breakpoint
-- Votes are counted in the photo, except while a backup is restored, whose photos count them already.
CREATE FUNCTION "chard"."count_photo_vote"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF coalesce(current_setting('chard.restoring', true), '') = '' THEN
    IF TG_OP = 'INSERT' THEN
      UPDATE chard.photos SET helpful = helpful + 1 WHERE id = NEW.photo_id;
    ELSE
      UPDATE chard.photos SET helpful = helpful - 1 WHERE id = OLD.photo_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."count_photo_vote"() FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
CREATE TRIGGER "count_photo_vote" AFTER INSERT OR DELETE ON "chard"."photo_votes" FOR EACH ROW
  EXECUTE FUNCTION "chard"."count_photo_vote"();
--> statement-breakpoint
-- As before, but of visitors' photos the most helpful ones come first, whatever was said of their reviews, then the newest. The restaurant is
-- locked first, and the choice is a statement of its own, so that of two votes at the same time the second sees the first.
CREATE OR REPLACE FUNCTION "chard"."sum_up_members"("summed" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = summed FOR NO KEY UPDATE;
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
        ORDER BY NOT p.is_main, p.review_id IS NOT NULL OR p.by_visitor, p.shows IS NOT DISTINCT FROM 'menu',
          CASE WHEN p.review_id IS NULL AND NOT p.by_visitor THEN p.created_at END, p.helpful DESC, p.created_at DESC, p.id
        LIMIT 1) AS photo
  ) own
  WHERE r.id = summed AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo);
END
$$;
--> statement-breakpoint
DROP TRIGGER "sum_up_reviews" ON "chard"."reviews";--> statement-breakpoint
CREATE TRIGGER "sum_up_reviews" AFTER UPDATE ON "chard"."reviews" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status" OR NEW."restaurant_id" <> OLD."restaurant_id") EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
SELECT chard.sum_up_members(id) FROM (SELECT DISTINCT restaurant_id AS id FROM chard.photos WHERE restaurant_id IS NOT NULL) known;

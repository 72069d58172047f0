ALTER TABLE "chard"."photos" ADD COLUMN "by_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "shows" text;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "dish_id" uuid;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "chard"."dishes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_of_dish" ON "chard"."photos" USING btree ("dish_id");--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_show_one_thing" CHECK ("chard"."photos"."shows" in ('food', 'inside', 'outside', 'menu'));--> statement-breakpoint
-- As before, and of visitors' photos those of the most helpful reviews come first, then the newest; a picture of the menu is the last choice.
CREATE OR REPLACE FUNCTION "chard"."sum_up_members"("summed" text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
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
          CASE WHEN p.review_id IS NULL AND NOT p.by_visitor THEN p.created_at END, coalesce(v.helpful, 0) DESC, p.created_at DESC, p.id
        LIMIT 1) AS photo
  ) own
  WHERE r.id = summed AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo)
$$;
--> statement-breakpoint
DROP TRIGGER "sum_up_reviews" ON "chard"."reviews";--> statement-breakpoint
CREATE TRIGGER "sum_up_reviews" AFTER UPDATE OF "status", "restaurant_id", "helpful" ON "chard"."reviews" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
SELECT chard.sum_up_members(id) FROM (SELECT DISTINCT restaurant_id AS id FROM chard.photos WHERE restaurant_id IS NOT NULL) known;

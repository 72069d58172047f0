ALTER TABLE "chard"."photos" ALTER COLUMN "restaurant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."listings" ADD COLUMN "sender_email" text;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "listing_token" text;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_listing_token_listings_token_fk" FOREIGN KEY ("listing_token") REFERENCES "chard"."listings"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_of_listing" ON "chard"."photos" USING btree ("listing_token");--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_belong_somewhere" CHECK ("chard"."photos"."restaurant_id" is not null or "chard"."photos"."listing_token" is not null);--> statement-breakpoint
-- What cards show of confirmations, of reports of a closure that wait, and of published photos: the main one first, then an owner's, then the oldest.
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
        ORDER BY NOT p.is_main, p.review_id IS NOT NULL, p.created_at, p.id LIMIT 1) AS photo
  ) own
  WHERE r.id = summed AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo)
$$;

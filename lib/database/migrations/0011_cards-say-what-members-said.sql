ALTER TABLE "chard"."restaurants" ADD COLUMN "reported_closed" boolean;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "confirmed_at" date;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "photo" jsonb;--> statement-breakpoint
-- When a restaurant's cards change, so does its date, which tiles and sitemaps go by; while a backup is restored it stays.
CREATE FUNCTION "chard"."card_changed_at"("former" timestamp with time zone) RETURNS timestamp with time zone
  LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT CASE WHEN coalesce(current_setting('chard.restoring', true), '') = '' THEN now() ELSE former END
$$;
--> statement-breakpoint
-- What cards show of confirmations, of reports of a closure that wait, and of published photos: an owner's first, then the oldest.
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
        ORDER BY p.review_id IS NOT NULL, p.created_at, p.id LIMIT 1) AS photo
  ) own
  WHERE r.id = summed AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."sum_up_members"(text) FROM PUBLIC;
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
CREATE TRIGGER "sum_up_reviews" AFTER UPDATE OF "status", "restaurant_id" ON "chard"."reviews" FOR EACH ROW
  EXECUTE FUNCTION "chard"."sum_up_changed"();
--> statement-breakpoint
-- As before, and the date changes with the rating, so that tiles have it. Of two reviews of a restaurant at the same time, whoever waited
-- for the restaurant's row counted as of before, and the other's review was missing from the figures until the next one. So the row is
-- locked first, and the count is a statement of its own, which sees it.
CREATE OR REPLACE FUNCTION "chard"."rate_restaurant"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
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
SELECT chard.sum_up_members(id) FROM (
  SELECT restaurant_id AS id FROM chard.confirmations
  UNION SELECT restaurant_id FROM chard.suggestions
  UNION SELECT restaurant_id FROM chard.photos
) known;

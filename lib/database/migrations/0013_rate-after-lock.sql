-- Two reviews of a restaurant at the same time: whoever waited for the restaurant's row counted as of before, and the other's review was
-- missing from the figures until the next one. So the row is locked first, and the count is a statement of its own, which sees it.
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
-- Figures that went wrong so are counted anew.
UPDATE chard.restaurants r
SET review_count = coalesce(r.sample_review_count, 0) + own.count,
  rating = (coalesce(r.sample_rating * r.sample_review_count, 0) + own.sum)
    / nullif(coalesce(r.sample_review_count, 0) + own.count, 0)
FROM (
  SELECT s.id, count(v.id)::integer AS count, coalesce(sum(v.rating), 0)::double precision AS sum
  FROM chard.restaurants s
  LEFT JOIN chard.reviews v ON v.restaurant_id = s.id AND v.status = 'published' AND NOT v.sample
  GROUP BY s.id
) own
WHERE own.id = r.id AND r.review_count <> coalesce(r.sample_review_count, 0) + own.count;

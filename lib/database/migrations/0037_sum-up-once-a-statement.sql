-- What restaurants and dishes sum up of their rows is counted once a statement, not once a row, so that adding many rows takes as long as they
-- are many. As before, what is summed up is locked first, now in the order of its ids, and the count is a statement of its own, so that of two
-- changes at the same time the second sees the first.
DROP TRIGGER "sum_up_confirmations" ON "chard"."confirmations";--> statement-breakpoint
DROP TRIGGER "sum_up_suggestions" ON "chard"."suggestions";--> statement-breakpoint
DROP TRIGGER "sum_up_photos" ON "chard"."photos";--> statement-breakpoint
DROP TRIGGER "sum_up_reviews" ON "chard"."reviews";--> statement-breakpoint
DROP TRIGGER "rate_restaurant_on_insert" ON "chard"."reviews";--> statement-breakpoint
DROP TRIGGER "rate_restaurant_on_update" ON "chard"."reviews";--> statement-breakpoint
DROP TRIGGER "rate_restaurant_on_delete" ON "chard"."reviews";--> statement-breakpoint
DROP TRIGGER "sum_up_changed_dish" ON "chard"."dishes";--> statement-breakpoint
DROP TRIGGER "sum_up_dish" ON "chard"."dish_marks";--> statement-breakpoint
DROP TRIGGER "sum_up_changed_price" ON "chard"."price_votes";--> statement-breakpoint
DROP TRIGGER "count_photo_vote" ON "chard"."photo_votes";--> statement-breakpoint
DROP FUNCTION "chard"."sum_up_changed"(), "chard"."sum_up_members"(text), "chard"."rate_restaurant"(), "chard"."sum_up_changed_dish"(),
  "chard"."sum_up_dishes"(text), "chard"."sum_up_dish"(), "chard"."sum_up_changed_price"(), "chard"."sum_up_prices"(text), "chard"."count_photo_vote"();
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_members"("summed" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = ANY (summed) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET reported_closed = own.reported_closed, confirmed_at = own.confirmed_at, confirmed_by = own.confirmed_by,
    photo = own.photo, updated_at = chard.card_changed_at(r.updated_at)
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT
      (SELECT true FROM chard.suggestions s
        WHERE s.restaurant_id = one.id AND s.kind = 'closed' AND s.status = 'open' AND s.user_id IS NOT NULL
        HAVING count(DISTINCT s.user_id) >= 2) AS reported_closed,
      (SELECT max(c.month) FROM chard.confirmations c WHERE c.restaurant_id = one.id) AS confirmed_at,
      (SELECT nullif(count(DISTINCT c.user_id), 0)::integer FROM chard.confirmations c
        WHERE c.restaurant_id = one.id) AS confirmed_by,
      (SELECT jsonb_build_object('id', p.hash, 'width', p.width, 'height', p.height, 'description', p.description,
          'count', count(*) OVER ())
        FROM chard.photos p LEFT JOIN chard.reviews v ON v.id = p.review_id
        WHERE p.restaurant_id = one.id AND p.status = 'published' AND (p.review_id IS NULL OR v.status = 'published')
        ORDER BY NOT p.is_main, p.review_id IS NOT NULL OR p.by_visitor, p.shows IS NOT DISTINCT FROM 'menu',
          CASE WHEN p.review_id IS NULL AND NOT p.by_visitor THEN p.created_at END, p.helpful DESC, p.created_at DESC, p.id
        LIMIT 1) AS photo
  ) own
  WHERE r.id = one.id AND (r.reported_closed, r.confirmed_at, r.confirmed_by, r.photo)
    IS DISTINCT FROM (own.reported_closed, own.confirmed_at, own.confirmed_by, own.photo);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_ratings"("summed" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = ANY (summed) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET review_count = coalesce(r.sample_review_count, 0) + own.count,
    rating = (coalesce(r.sample_rating * r.sample_review_count, 0) + own.sum)
      / nullif(coalesce(r.sample_review_count, 0) + own.count, 0),
    updated_at = chard.card_changed_at(r.updated_at)
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count, coalesce(sum(v.rating), 0)::double precision AS sum
    FROM chard.reviews v WHERE v.restaurant_id = one.id AND v.status = 'published' AND NOT v.sample
  ) own
  WHERE r.id = one.id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_dishes"("summed" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = ANY (summed) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET dishes = own.dishes, updated_at = chard.card_changed_at(r.updated_at)
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object(
      'names', jsonb_agg(s.name ORDER BY s.place) FILTER (WHERE s.place <= 20), 'count', count(*)) END AS dishes
    FROM (
      SELECT d.name, row_number() OVER (ORDER BY d.eaten_by DESC, d.eaten_at DESC NULLS LAST, d.created_at, d.id) AS place
      FROM chard.dishes d
      WHERE d.restaurant_id = one.id AND d.status = 'published' AND d.retired_at IS NULL AND d.gone_by < 3
    ) s
  ) own
  WHERE r.id = one.id AND r.dishes IS DISTINCT FROM own.dishes;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "chard"."sum_up_prices"("summed" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = ANY (summed) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET voted_price = own.voted_price, price_votes = own.price_votes, updated_at = chard.card_changed_at(r.updated_at)
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT
      CASE WHEN count(*) >= 2 THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY v.level) END AS voted_price,
      CASE WHEN count(*) >= 2 THEN count(*)::integer END AS price_votes
    FROM chard.price_votes v WHERE v.restaurant_id = one.id
  ) own
  WHERE r.id = one.id AND (r.voted_price, r.price_votes) IS DISTINCT FROM (own.voted_price, own.price_votes);
END
$$;
--> statement-breakpoint
-- Has the function of argument 0 sum up the restaurants of the changed rows, and those that rows have left.
CREATE FUNCTION "chard"."sum_up_changed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  summed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT known.id) INTO summed
    FROM (SELECT c.restaurant_id AS id FROM changed c UNION ALL SELECT f.restaurant_id FROM former f) known WHERE known.id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT c.restaurant_id) INTO summed FROM changed c WHERE c.restaurant_id IS NOT NULL;
  END IF;
  IF summed IS NOT NULL THEN
    EXECUTE format('SELECT chard.%I($1)', TG_ARGV[0]) USING summed;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Ratings of samples count in the sample's own figures. The photos of a review are shown with it.
CREATE FUNCTION "chard"."sum_up_reviews"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  rated text[];
  shown text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT of_both.id) FILTER (WHERE NOT c.sample),
      array_agg(DISTINCT of_both.id) FILTER (WHERE c.status <> f.status OR c.restaurant_id <> f.restaurant_id)
    INTO rated, shown
    FROM changed c JOIN former f ON f.id = c.id CROSS JOIN LATERAL (VALUES (c.restaurant_id), (f.restaurant_id)) AS of_both (id)
    WHERE c.rating <> f.rating OR c.status <> f.status OR c.restaurant_id <> f.restaurant_id;
  ELSE
    SELECT array_agg(DISTINCT c.restaurant_id) INTO rated FROM changed c WHERE NOT c.sample;
  END IF;
  IF rated IS NOT NULL THEN
    PERFORM chard.sum_up_ratings(rated);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM chard.sum_up_members(shown);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- "No longer served" counts as long as nobody has eaten the dish since.
CREATE FUNCTION "chard"."sum_up_dish_marks"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  summed uuid[];
BEGIN
  SELECT array_agg(DISTINCT c.dish_id) INTO summed FROM changed c;
  IF summed IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM chard.dishes d WHERE d.id = ANY (summed) ORDER BY d.id FOR NO KEY UPDATE;
  UPDATE chard.dishes d
  SET eaten_by = own.eaten_by, eaten_at = own.eaten_at, gone_by = own.gone_by
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT
      count(*) FILTER (WHERE m.kind = 'ate')::integer AS eaten_by,
      max(eaten.at) AS eaten_at,
      count(*) FILTER (WHERE m.kind = 'gone' AND m.created_at > coalesce(eaten.at, '-infinity'))::integer AS gone_by
    FROM (SELECT max(a.created_at) AS at FROM chard.dish_marks a WHERE a.dish_id = one.id AND a.kind = 'ate') eaten
    LEFT JOIN chard.dish_marks m ON m.dish_id = one.id
  ) own
  WHERE d.id = one.id AND (d.eaten_by, d.eaten_at, d.gone_by) IS DISTINCT FROM (own.eaten_by, own.eaten_at, own.gone_by);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Votes are counted in the photo, except while a backup is restored, whose photos count them already.
CREATE FUNCTION "chard"."count_photo_votes"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF coalesce(current_setting('chard.restoring', true), '') = '' THEN
    PERFORM FROM chard.photos p WHERE p.id IN (SELECT c.photo_id FROM changed c) ORDER BY p.id FOR NO KEY UPDATE;
    UPDATE chard.photos p SET helpful = p.helpful + votes.count * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    FROM (SELECT c.photo_id, count(*)::integer AS count FROM changed c GROUP BY c.photo_id) votes WHERE p.id = votes.photo_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."sum_up_members"(text[]), "chard"."sum_up_ratings"(text[]), "chard"."sum_up_dishes"(text[]),
  "chard"."sum_up_prices"(text[]), "chard"."sum_up_changed"(), "chard"."sum_up_reviews"(), "chard"."sum_up_dish_marks"(),
  "chard"."count_photo_votes"() FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
DO $$
DECLARE
  summed record;
  verb record;
BEGIN
  FOR summed IN SELECT * FROM (VALUES
    ('confirmations', 'sum_up_confirmations', 'sum_up_changed(''sum_up_members'')'),
    ('suggestions', 'sum_up_suggestions', 'sum_up_changed(''sum_up_members'')'),
    ('photos', 'sum_up_photos', 'sum_up_changed(''sum_up_members'')'),
    ('dishes', 'sum_up_dishes', 'sum_up_changed(''sum_up_dishes'')'),
    ('price_votes', 'sum_up_prices', 'sum_up_changed(''sum_up_prices'')'),
    ('reviews', 'sum_up_reviews', 'sum_up_reviews()'),
    ('dish_marks', 'sum_up_dish_marks', 'sum_up_dish_marks()')
  ) AS tables (name, trigger, function) LOOP
    FOR verb IN SELECT * FROM (VALUES
      ('insert', 'NEW TABLE AS changed'), ('update', 'OLD TABLE AS former NEW TABLE AS changed'), ('delete', 'OLD TABLE AS changed')
    ) AS verbs (name, rows) LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON chard.%I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION chard.%s',
        summed.trigger || '_on_' || verb.name, verb.name, summed.name, verb.rows, summed.function);
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_photo_votes_on_insert" AFTER INSERT ON "chard"."photo_votes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."count_photo_votes"();
--> statement-breakpoint
CREATE TRIGGER "count_photo_votes_on_delete" AFTER DELETE ON "chard"."photo_votes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."count_photo_votes"();

-- Figures that went wrong before the row was locked are counted anew.
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

-- Photos that came with a listing, or that the desk added, are none of an owner.
UPDATE "chard"."photos" SET "by_visitor" = true
WHERE "restaurant_id" IS NOT NULL AND "review_id" IS NULL AND NOT "by_visitor" AND (
  "listing_token" IS NOT NULL
  OR "id"::text IN (SELECT a.after ->> 'photo' FROM "chard"."audit_log" a WHERE a.action = 'photo.add')
);

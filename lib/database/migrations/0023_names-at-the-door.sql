-- "name" was the name in Latin letters, and "local_name" the one at the door; now "name" is the one at the door, and "latin_name" the other.
ALTER TABLE "chard"."restaurants" RENAME COLUMN "local_name" TO "latin_name";--> statement-breakpoint
-- Corrections follow the fact that they correct. Who said that there is no local name said that the Latin one is at the door.
INSERT INTO "chard"."corrections" ("restaurant_id", "field", "value", "source", "at")
  SELECT c."restaurant_id", 'name', to_jsonb(r."name"), c."source", c."at"
  FROM "chard"."corrections" c JOIN "chard"."restaurants" r ON r."id" = c."restaurant_id"
  WHERE c."field" = 'localName' AND c."value" = 'null'::jsonb
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "chard"."corrections" SET "field" = 'latinName' WHERE "field" = 'localName' AND "value" = 'null'::jsonb;--> statement-breakpoint
UPDATE "chard"."corrections" c SET "field" = 'latinName' FROM "chard"."restaurants" r
  WHERE r."id" = c."restaurant_id" AND r."latin_name" IS NOT NULL AND c."field" = 'name';--> statement-breakpoint
DELETE FROM "chard"."corrections" c USING "chard"."corrections" o
  WHERE c."field" = 'localName' AND o."restaurant_id" = c."restaurant_id" AND o."field" = 'name';--> statement-breakpoint
UPDATE "chard"."corrections" SET "field" = 'name' WHERE "field" = 'localName';--> statement-breakpoint
UPDATE "chard"."change_log" l SET "field" = CASE l."field" WHEN 'localName' THEN 'name' ELSE 'latinName' END
  WHERE l."field" = 'localName' OR (
    l."field" = 'name'
    AND l."restaurant_id" IN (SELECT r."id" FROM "chard"."restaurants" r WHERE r."latin_name" IS NOT NULL)
  );--> statement-breakpoint
-- Suggested names as well. A local name that waits for a decision leaves the present name beside it.
UPDATE "chard"."suggestions" s SET
  "facts" = CASE
    WHEN s."status" = 'open' AND r."latin_name" IS NULL AND NOT s."facts" ? 'name' THEN jsonb_build_object('latinName', r."name")
    ELSE '{}'::jsonb
  END || (
    SELECT jsonb_object_agg(CASE f.key WHEN 'localName' THEN 'name' WHEN 'name' THEN 'latinName' ELSE f.key END, f.value)
    FROM jsonb_each(s."facts") f
  ),
  "sources" = coalesce((
    SELECT jsonb_object_agg(CASE f.key WHEN 'localName' THEN 'name' WHEN 'name' THEN 'latinName' ELSE f.key END, f.value)
    FROM jsonb_each(s."sources") f
  ), '{}'::jsonb)
  FROM "chard"."restaurants" r
  WHERE r."id" = s."restaurant_id" AND s."facts" ?| ARRAY['name', 'localName']
    AND (s."facts" ? 'localName' OR r."latin_name" IS NOT NULL);--> statement-breakpoint
UPDATE "chard"."restaurants" SET "name" = "latin_name", "latin_name" = "name", "updated_at" = now()
  WHERE "latin_name" IS NOT NULL;--> statement-breakpoint
-- A Latin name that neither a tag nor a member gave was spelled out letter by letter, whatever the language: wrong more often than right.
UPDATE "chard"."restaurants" r SET "latin_name" = NULL
  WHERE r."latin_name" IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM "chard"."corrections" c WHERE c."restaurant_id" = r."id" AND c."field" = 'latinName'
    )
    AND EXISTS (SELECT FROM "chard"."osm_elements" e WHERE e."restaurant_id" = r."id" AND e."tags" IS NOT NULL)
    AND NOT EXISTS (
      SELECT FROM "chard"."osm_elements" e, jsonb_each_text(e."tags") t
      WHERE e."restaurant_id" = r."id" AND t.key IN ('name:en', 'int_name', 'name:latin', 'brand:en')
        AND lower(regexp_replace(trim(t.value), '\s+', ' ', 'g')) = lower(r."latin_name")
    );

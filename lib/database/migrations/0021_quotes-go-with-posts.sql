-- What others quote from a post goes with it, whoever deletes it: the quotation begins with the post's id, in a line of its own.
CREATE FUNCTION "chard"."drop_quotes"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  UPDATE chard.posts p SET quote = NULL FROM gone g
  WHERE p.quote IS NOT NULL AND split_part(p.quote, E'\n', 1) = g.id::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."drop_quotes"() FROM PUBLIC, "anon", "authenticated";--> statement-breakpoint
CREATE TRIGGER "drop_quotes" AFTER DELETE ON "chard"."posts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."drop_quotes"();--> statement-breakpoint
UPDATE "chard"."posts" p SET "quote" = NULL
WHERE p."quote" IS NOT NULL AND split_part(p."quote", E'\n', 1) ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$'
  AND NOT EXISTS (SELECT FROM "chard"."posts" q WHERE q."id"::text = split_part(p."quote", E'\n', 1));

CREATE TABLE "chard"."change_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "chard"."change_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."corrections" (
	"restaurant_id" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_restaurant_id_field_pk" PRIMARY KEY("restaurant_id","field")
);
--> statement-breakpoint
ALTER TABLE "chard"."corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."import_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."import_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run" text NOT NULL,
	"target" text NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."import_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"data_timestamp" timestamp with time zone,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."osm_elements" (
	"ref" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"hash" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"scope" text NOT NULL,
	"missing" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."osm_elements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."restaurant_redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."restaurant_redirects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."countries" ALTER COLUMN "flag" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ALTER COLUMN "price_range" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ALTER COLUMN "rating" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ALTER COLUMN "hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD COLUMN "geoname_id" integer;--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD COLUMN "population" integer;--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD COLUMN "vegan_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."countries" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "chard"."countries" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "chard"."countries" ADD COLUMN "vegan_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "local_name" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "vegan_level" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "city_id" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "hours_text" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "wheelchair" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "closure" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "checked_at" date;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "osm" text;--> statement-breakpoint
ALTER TABLE "chard"."corrections" ADD CONSTRAINT "corrections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."osm_elements" ADD CONSTRAINT "osm_elements_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."restaurant_redirects" ADD CONSTRAINT "restaurant_redirects_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_log_of_restaurant" ON "chard"."change_log" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "osm_elements_of_restaurant" ON "chard"."osm_elements" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "cities_of_country" ON "chard"."cities" USING btree ("country_code","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restaurants_of_city" ON "chard"."restaurants" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "restaurants_of_country" ON "chard"."restaurants" USING btree ("country_code");--> statement-breakpoint
ALTER TABLE "chard"."cities" ADD CONSTRAINT "cities_geoname_id_unique" UNIQUE("geoname_id");--> statement-breakpoint
ALTER TABLE "chard"."countries" ADD CONSTRAINT "countries_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "chard"."countries" ADD CONSTRAINT "countries_slug_unique" UNIQUE("slug");--> statement-breakpoint
CREATE POLICY "change_log_owner_only" ON "chard"."change_log" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "corrections_public_read" ON "chard"."corrections" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "import_batches_owner_only" ON "chard"."import_batches" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "imports_public_read" ON "chard"."imports" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "osm_elements_public_read" ON "chard"."osm_elements" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "restaurant_redirects_public_read" ON "chard"."restaurant_redirects" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
GRANT SELECT ON "chard"."imports", "chard"."osm_elements", "chard"."restaurant_redirects", "chard"."corrections" TO "anon", "authenticated";
--> statement-breakpoint
-- As before, but with any number of records per row: arguments 1 and 2, 3 and 4, and so on are a tag's prefix and its column.
CREATE OR REPLACE FUNCTION "chard"."note_changed_rows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  records text := '';
  position integer := 1;
BEGIN
  WHILE position + 1 < TG_NARGS LOOP
    records := records || format(' UNION SELECT %L || %I FROM changed', TG_ARGV[position], TG_ARGV[position + 1]);
    position := position + 2;
  END LOOP;
  EXECUTE format(
    'INSERT INTO chard.changed_tags (tag, transaction_id)
     SELECT tag, pg_catalog.pg_current_xact_id()::text::bigint FROM (
       SELECT %1$L AS tag WHERE EXISTS (SELECT FROM changed)
       %2$s
     ) AS tags WHERE tag IS NOT NULL',
    TG_ARGV[0],
    records
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  verb record;
BEGIN
  FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.restaurants
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_rows(''restaurants'', ''restaurant:'', ''id'', ''city:'', ''city_id'', ''country:'', ''country'')',
      verb.name, verb.rows
    );
  END LOOP;
  -- A restaurant that moves to another city changes the page of the one that it leaves, too.
  CREATE TRIGGER note_former_rows_on_update AFTER UPDATE ON chard.restaurants
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
    EXECUTE FUNCTION chard.note_changed_rows('restaurants', 'city:', 'city_id', 'country:', 'country');
END
$$;

CREATE TABLE "chard"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"local_start" text NOT NULL,
	"local_end" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"restaurant_id" text,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"city_id" text,
	"link" text,
	"previous" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."mail_preferences" ADD COLUMN "event_changes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."events" ADD CONSTRAINT "events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."events" ADD CONSTRAINT "events_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."events" ADD CONSTRAINT "events_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "chard"."cities"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "events_to_come" ON "chard"."events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_of_author" ON "chard"."events" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "events_of_restaurant" ON "chard"."events" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "events_of_city" ON "chard"."events" USING btree ("city_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_waiting" ON "chard"."events" USING btree ("created_at") WHERE "chard"."events"."status" = 'waiting';--> statement-breakpoint
CREATE POLICY "events_public_read" ON "chard"."events" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING ("chard"."events"."status" = 'published');--> statement-breakpoint
CREATE POLICY "events_own_select" ON "chard"."events" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."events"."author_id" = (select auth.uid()));--> statement-breakpoint
-- Members read what is published and what is theirs; the server alone writes.
GRANT SELECT ON "chard"."events" TO "anon", "authenticated";--> statement-breakpoint
-- The guests of an event go with it. Which events of the samples there are is not in the database, so no foreign key says so.
CREATE FUNCTION "chard"."drop_guests"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  DELETE FROM chard.event_guests g USING gone e WHERE g.event_id = e.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."drop_guests"() FROM PUBLIC, "anon", "authenticated";--> statement-breakpoint
CREATE TRIGGER "drop_guests" AFTER DELETE ON "chard"."events" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."drop_guests"();--> statement-breakpoint
-- An event is on its own page, in the list of events and on the page of its city; when it moves, it leaves the page of another.
DO $$
DECLARE
  verb record;
BEGIN
  FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
    EXECUTE format(
      'CREATE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.events
       REFERENCING %2$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_rows(''events'', ''event:'', ''id'', ''city:'', ''city_id'')',
      verb.name, verb.rows
    );
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_left_city AFTER UPDATE ON "chard"."events"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."note_changed_rows"('events', 'city:', 'city_id');

CREATE TABLE "chard"."osm_takeovers" (
	"ref" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"hash" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "chard"."osm_takeovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "more_contacts" jsonb;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "chard"."osm_takeovers" ADD CONSTRAINT "osm_takeovers_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "osm_takeovers_owner_only" ON "chard"."osm_takeovers" AS PERMISSIVE FOR ALL TO public USING (false);
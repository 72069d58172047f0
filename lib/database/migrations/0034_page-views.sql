CREATE TABLE "chard"."page_views" (
	"restaurant_id" text NOT NULL,
	"week" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_restaurant_id_week_pk" PRIMARY KEY("restaurant_id","week")
);
--> statement-breakpoint
ALTER TABLE "chard"."page_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."page_views" ADD CONSTRAINT "page_views_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_views_of_week" ON "chard"."page_views" USING btree ("week");--> statement-breakpoint
CREATE POLICY "page_views_owner_select" ON "chard"."page_views" AS PERMISSIVE FOR SELECT TO "authenticated" USING (exists (select from chard.claims c where c.restaurant_id = "chard"."page_views"."restaurant_id" and c.user_id = (select auth.uid()) and c.status = 'accepted'));--> statement-breakpoint
GRANT SELECT ON "chard"."page_views" TO "authenticated";

CREATE TABLE "chard"."review_announcements" (
	"user_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	CONSTRAINT "review_announcements_user_id_restaurant_id_pk" PRIMARY KEY("user_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ADD CONSTRAINT "review_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."review_announcements" ADD CONSTRAINT "review_announcements_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_announcements_of_restaurant" ON "chard"."review_announcements" USING btree ("restaurant_id");--> statement-breakpoint
CREATE POLICY "review_announcements_owner_only" ON "chard"."review_announcements" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
-- Reviews that are or were published have been announced.
INSERT INTO "chard"."review_announcements" ("user_id", "restaurant_id")
SELECT "author_id", "restaurant_id" FROM "chard"."reviews"
WHERE "author_id" IS NOT NULL AND ("status" <> 'waiting' OR "previous" IS NOT NULL);

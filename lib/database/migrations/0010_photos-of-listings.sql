ALTER TABLE "chard"."photos" ALTER COLUMN "restaurant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."listings" ADD COLUMN "sender_email" text;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "listing_token" text;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_listing_token_listings_token_fk" FOREIGN KEY ("listing_token") REFERENCES "chard"."listings"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_of_listing" ON "chard"."photos" USING btree ("listing_token");--> statement-breakpoint
ALTER TABLE "chard"."photos" ADD CONSTRAINT "photos_belong_somewhere" CHECK ("chard"."photos"."restaurant_id" is not null or "chard"."photos"."listing_token" is not null);
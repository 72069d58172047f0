ALTER TABLE "chard"."restaurants" ADD COLUMN "menu_url" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "booking_url" text;--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ADD COLUMN "delivery_url" text;
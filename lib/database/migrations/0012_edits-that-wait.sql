ALTER TABLE "chard"."posts" ADD COLUMN "previous" text;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD COLUMN "previous" jsonb;
ALTER TABLE "chard"."roles" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chard"."roles" ADD COLUMN "cities" text[] DEFAULT '{}' NOT NULL;
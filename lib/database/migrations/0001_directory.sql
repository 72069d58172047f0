CREATE SCHEMA "chard";
--> statement-breakpoint
CREATE TABLE "chard"."cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"continent" text NOT NULL,
	"count" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"position" integer NOT NULL,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."cities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."countries" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"flag" text NOT NULL,
	"position" integer NOT NULL,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."countries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"cuisine" text[] NOT NULL,
	"price_range" smallint NOT NULL,
	"rating" double precision NOT NULL,
	"review_count" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"website" text,
	"email" text,
	"hours" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"images" jsonb NOT NULL,
	"features" text[] NOT NULL,
	"dietary_options" text[] NOT NULL,
	"social_media" jsonb,
	"verified" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."restaurants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_avatar" text,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"visit_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"helpful" integer NOT NULL,
	"verified" boolean,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."changed_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."changed_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"transaction_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."changed_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."seeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."reviews" ADD CONSTRAINT "reviews_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cities_count" ON "chard"."cities" USING btree ("continent","count" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "restaurants_position" ON "chard"."restaurants" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "restaurants_rating" ON "chard"."restaurants" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_of_restaurant" ON "chard"."reviews" USING btree ("restaurant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "changed_tags_transaction" ON "chard"."changed_tags" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "changed_tags_tag" ON "chard"."changed_tags" USING btree ("tag","id");--> statement-breakpoint
CREATE POLICY "cities_public_read" ON "chard"."cities" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "countries_public_read" ON "chard"."countries" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "restaurants_public_read" ON "chard"."restaurants" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "reviews_public_read" ON "chard"."reviews" AS PERMISSIVE FOR SELECT TO "anon", "authenticated" USING (true);--> statement-breakpoint
CREATE POLICY "changed_tags_owner_only" ON "chard"."changed_tags" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "seeds_owner_only" ON "chard"."seeds" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
REVOKE ALL ON SCHEMA "chard" FROM PUBLIC;--> statement-breakpoint
GRANT USAGE ON SCHEMA "chard" TO "anon", "authenticated";--> statement-breakpoint
GRANT SELECT ON "chard"."restaurants", "chard"."reviews", "chard"."cities", "chard"."countries" TO "anon", "authenticated";

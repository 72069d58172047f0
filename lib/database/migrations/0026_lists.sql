CREATE TABLE "chard"."list_places" (
	"list_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	"day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_places_list_id_restaurant_id_pk" PRIMARY KEY("list_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."list_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."list_shares" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "chard"."list_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lists_and_owners" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chard"."lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."list_places" ADD CONSTRAINT "list_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."list_places" ADD CONSTRAINT "list_places_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "chard"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."list_places" ADD CONSTRAINT "list_places_list_fk" FOREIGN KEY ("list_id","user_id") REFERENCES "chard"."lists"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."list_shares" ADD CONSTRAINT "list_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."list_shares" ADD CONSTRAINT "list_shares_list_fk" FOREIGN KEY ("list_id","user_id") REFERENCES "chard"."lists"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chard"."lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_places_of_user" ON "chard"."list_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_places_of_restaurant" ON "chard"."list_places" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "list_shares_of_user" ON "chard"."list_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lists_of_user" ON "chard"."lists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "list_places_own_select" ON "chard"."list_places" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."list_places"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "list_places_own_insert" ON "chard"."list_places" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."list_places"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "list_places_own_update" ON "chard"."list_places" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."list_places"."user_id" = (select auth.uid())) WITH CHECK ("chard"."list_places"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "list_places_own_delete" ON "chard"."list_places" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."list_places"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "list_shares_own_select" ON "chard"."list_shares" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."list_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "list_shares_own_insert" ON "chard"."list_shares" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."list_shares"."user_id" = (select auth.uid()) and "chard"."list_shares"."token" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
CREATE POLICY "list_shares_own_delete" ON "chard"."list_shares" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."list_shares"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "lists_own_select" ON "chard"."lists" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."lists"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "lists_own_insert" ON "chard"."lists" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."lists"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "lists_own_update" ON "chard"."lists" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."lists"."user_id" = (select auth.uid())) WITH CHECK ("chard"."lists"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "lists_own_delete" ON "chard"."lists" AS PERMISSIVE FOR DELETE TO "authenticated" USING ("chard"."lists"."user_id" = (select auth.uid()));--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "chard"."lists", "chard"."list_places", "chard"."list_shares" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("name") ON "chard"."lists" TO "authenticated";--> statement-breakpoint
GRANT UPDATE ("position", "note", "day") ON "chard"."list_places" TO "authenticated";--> statement-breakpoint
CREATE TRIGGER "date_new_row" BEFORE INSERT ON "chard"."lists" FOR EACH ROW EXECUTE FUNCTION "chard"."date_new_row"();--> statement-breakpoint
CREATE TRIGGER "date_new_row" BEFORE INSERT ON "chard"."list_places" FOR EACH ROW EXECUTE FUNCTION "chard"."date_new_row"();--> statement-breakpoint
CREATE TRIGGER "date_new_row" BEFORE INSERT ON "chard"."list_shares" FOR EACH ROW EXECUTE FUNCTION "chard"."date_new_row"();--> statement-breakpoint
CREATE TRIGGER "give_new_id" BEFORE INSERT ON "chard"."lists" FOR EACH ROW EXECUTE FUNCTION "chard"."give_new_id"();

CREATE TABLE "chard"."account_languages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "account_languages_language" CHECK ("chard"."account_languages"."language" ~ '^[a-z]{2}(-[a-z]{4})?$')
);
--> statement-breakpoint
ALTER TABLE "chard"."account_languages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."account_languages" ADD CONSTRAINT "account_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "account_languages_own_select" ON "chard"."account_languages" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."account_languages"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "account_languages_own_insert" ON "chard"."account_languages" AS PERMISSIVE FOR INSERT TO "authenticated" WITH CHECK ("chard"."account_languages"."user_id" = (select auth.uid()));--> statement-breakpoint
CREATE POLICY "account_languages_own_update" ON "chard"."account_languages" AS PERMISSIVE FOR UPDATE TO "authenticated" USING ("chard"."account_languages"."user_id" = (select auth.uid())) WITH CHECK ("chard"."account_languages"."user_id" = (select auth.uid()));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "chard"."account_languages" TO "authenticated";

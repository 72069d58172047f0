CREATE TABLE "chard"."questions" (
	"token" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chard"."questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_of_subject" ON "chard"."questions" USING btree ("subject","asked_at");--> statement-breakpoint
CREATE INDEX "questions_of_user" ON "chard"."questions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "questions_owner_only" ON "chard"."questions" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "questions_own_select" ON "chard"."questions" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."questions"."user_id" = (select auth.uid()));--> statement-breakpoint
GRANT SELECT ON "chard"."questions" TO "authenticated";

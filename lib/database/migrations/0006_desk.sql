CREATE TABLE "chard"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chard"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "chard"."audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chard"."roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chard"."roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chard"."roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "chard"."audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "chard"."reviews" USING btree ("created_at") WHERE "chard"."reviews"."status" = 'waiting';--> statement-breakpoint
CREATE POLICY "audit_log_owner_only" ON "chard"."audit_log" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "roles_owner_only" ON "chard"."roles" AS PERMISSIVE FOR ALL TO public USING (false);--> statement-breakpoint
CREATE POLICY "roles_own_select" ON "chard"."roles" AS PERMISSIVE FOR SELECT TO "authenticated" USING ("chard"."roles"."user_id" = (select auth.uid()));--> statement-breakpoint
GRANT SELECT ON "chard"."roles" TO "authenticated";--> statement-breakpoint
-- The log is only added to, by anybody: the trigger holds for the owner as well, also where a session skips ordinary triggers.
-- A restore empties every table: it says so (chard.restoring), and has to be the owner's.
CREATE FUNCTION "chard"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND coalesce(current_setting('chard.restoring', true), '') <> '' AND EXISTS (
    SELECT FROM pg_catalog.pg_class c
    WHERE c.oid = TG_RELID AND pg_catalog.pg_get_userbyid(c.relowner) = current_user
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to: % is refused.', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_audit_log" BEFORE UPDATE OR DELETE OR TRUNCATE ON "chard"."audit_log" FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."keep_audit_log"();
--> statement-breakpoint
ALTER TABLE "chard"."audit_log" ENABLE ALWAYS TRIGGER "keep_audit_log";

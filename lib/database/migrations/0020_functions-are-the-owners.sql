-- Whoever may execute a trigger function can have it run as its owner, by a trigger on a table of their own. Triggers that are there need no
-- such right. `is_suspended` is in policies, which run in the member's name.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA "chard" FROM PUBLIC, "anon", "authenticated";--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "chard"."is_suspended"() TO "authenticated";

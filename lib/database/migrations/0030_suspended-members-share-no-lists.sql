-- Whoever is suspended goes on with lists, but neither shares nor renames one: a name that others may see.
CREATE POLICY "list_shares_not_suspended_insert" ON "chard"."list_shares" AS RESTRICTIVE FOR INSERT TO "authenticated"
  WITH CHECK ((SELECT NOT chard.is_suspended()));--> statement-breakpoint
CREATE POLICY "lists_not_suspended_update" ON "chard"."lists" AS RESTRICTIVE FOR UPDATE TO "authenticated"
  USING ((SELECT NOT chard.is_suspended()));

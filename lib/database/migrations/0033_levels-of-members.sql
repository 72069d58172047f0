-- The page of a member shows the level, which changes with the decisions on what the member sent (P14.974). Argument 0: the column with
-- the account.
CREATE FUNCTION "chard"."note_changed_level"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  -- The row of before: the sender of a published listing is removed from it.
  INSERT INTO chard.changed_tags (tag, transaction_id)
    SELECT 'member:' || m.slug, pg_catalog.pg_current_xact_id()::text::bigint
    FROM chard.members m
    WHERE m.user_id = (coalesce(to_jsonb(OLD), to_jsonb(NEW)) ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."note_changed_level"() FROM PUBLIC, "anon", "authenticated";--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('suggestions', 'user_id'), ('listings', 'user_id'), ('photos', 'user_id'), ('dishes', 'author_id'), ('tips', 'author_id')
    ) AS tables (name, owner)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER note_changed_level_on_update AFTER UPDATE ON chard.%1$I
       FOR EACH ROW WHEN ((OLD.status, OLD.%2$I) IS DISTINCT FROM (NEW.status, NEW.%2$I))
       EXECUTE FUNCTION chard.note_changed_level(%2$L)',
      watched.name, watched.owner
    );
    EXECUTE format(
      'CREATE TRIGGER note_changed_level_on_delete AFTER DELETE ON chard.%1$I
       FOR EACH ROW EXECUTE FUNCTION chard.note_changed_level(%2$L)',
      watched.name, watched.owner
    );
  END LOOP;
END
$$;
--> statement-breakpoint
-- The corrections of trusted members are accepted from the start.
CREATE TRIGGER "note_changed_level_on_insert" AFTER INSERT ON "chard"."suggestions"
  FOR EACH ROW WHEN (NEW.status = 'accepted') EXECUTE FUNCTION "chard"."note_changed_level"('user_id');--> statement-breakpoint
CREATE TRIGGER "note_changed_level" AFTER INSERT OR UPDATE OR DELETE ON "chard"."suspensions"
  FOR EACH ROW EXECUTE FUNCTION "chard"."note_changed_level"('user_id');

-- Pages that list what is around a point are out of date when a restaurant changes in one of their tiles. A tag names the tile as
-- lib/restaurants/tiles/tile-grid.ts does: rows from the south pole, columns from the antimeridian, half a degree each.
CREATE FUNCTION "chard"."note_changed_tiles"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO chard.changed_tags (tag, transaction_id)
    SELECT DISTINCT
      'tile:' || least(floor((lat + 90) * 2), 359)::integer || '-' || (floor((lng + 180) * 2)::integer % 720),
      pg_catalog.pg_current_xact_id()::text::bigint
    FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "chard"."note_changed_tiles"() FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
DO $$
DECLARE
  change record;
BEGIN
  -- A restaurant that moves changes the tile that it leaves, too.
  FOR change IN SELECT * FROM (VALUES
    ('insert', 'insert', 'NEW'), ('update', 'update', 'NEW'), ('former', 'update', 'OLD'), ('delete', 'delete', 'OLD')
  ) AS changes (name, verb, rows) LOOP
    EXECUTE format(
      'CREATE TRIGGER note_changed_tiles_%1$s AFTER %2$s ON chard.restaurants
       REFERENCING %3$s TABLE AS changed FOR EACH STATEMENT
       EXECUTE FUNCTION chard.note_changed_tiles()',
      change.name, change.verb, change.rows
    );
  END LOOP;
END
$$;

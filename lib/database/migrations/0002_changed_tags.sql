-- Whatever changes public records, the site, a command or a person with psql, also says which pages are out of date.
-- A tag names a table's lists ("restaurants") or one record's page ("restaurant:kopps-berlin").
CREATE FUNCTION "chard"."note_changed_rows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  -- Argument 0: the tag of the lists; arguments 1 and 2, optional: the prefix of a record's tag, and the column that names it.
  EXECUTE format(
    'INSERT INTO chard.changed_tags (tag, transaction_id)
     SELECT tag, pg_catalog.pg_current_xact_id()::text::bigint FROM (
       SELECT %1$L AS tag WHERE EXISTS (SELECT FROM changed)
       %2$s
     ) AS tags',
    TG_ARGV[0],
    CASE WHEN TG_NARGS > 1 THEN format('UNION SELECT %L || %I FROM changed', TG_ARGV[1], TG_ARGV[2]) END
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  verb record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('restaurants', '''restaurants'', ''restaurant:'', ''id'''),
      ('reviews', '''reviews'', ''restaurant:'', ''restaurant_id'''),
      ('cities', '''cities'''),
      ('countries', '''countries''')
    ) AS tables (name, arguments)
  LOOP
    FOR verb IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS verbs (name, rows) LOOP
      EXECUTE format(
        'CREATE TRIGGER note_changed_rows_on_%1$s AFTER %1$s ON chard.%2$I
         REFERENCING %3$s TABLE AS changed FOR EACH STATEMENT
         EXECUTE FUNCTION chard.note_changed_rows(%4$s)',
        verb.name, watched.name, verb.rows, watched.arguments
      );
    END LOOP;
  END LOOP;
END
$$;

ALTER TABLE "chard"."restaurants" ADD COLUMN "tip_words" text;--> statement-breakpoint
-- What searches look through: the words of the newest tips, each once, as many as 200 bytes hold. Words of one or two bytes find nothing that
-- anyone looks for; a text without blanks is cut off like a word that is too long.
CREATE FUNCTION "chard"."sum_up_tips"("summed" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM FROM chard.restaurants r WHERE r.id = ANY (summed) ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE chard.restaurants r
  SET tip_words = own.words, updated_at = chard.card_changed_at(r.updated_at)
  FROM unnest(summed) AS one (id) CROSS JOIN LATERAL (
    SELECT string_agg(w.word, ' ' ORDER BY w.place) FILTER (WHERE w.bytes <= 200) AS words
    FROM (
      SELECT s.word, min(s.place) AS place, sum(octet_length(s.word) + 1) OVER (ORDER BY min(s.place)) - 1 AS bytes
      FROM (
        SELECT left(lower(part.word), 50) AS word, row_number() OVER (ORDER BY t.created_at DESC, t.id, part.place) AS place
        FROM (
          SELECT n.id, n.text, n.created_at FROM chard.tips n WHERE n.restaurant_id = one.id AND n.status = 'published'
          ORDER BY n.created_at DESC, n.id LIMIT 20
        ) t
        CROSS JOIN LATERAL regexp_split_to_table(t.text, '[[:space:].,;:!?()/"“”„«»…–—、。，！？：；（）「」]+') WITH ORDINALITY AS part (word, place)
        WHERE octet_length(part.word) > 2
      ) s
      GROUP BY s.word
    ) w
  ) own
  WHERE r.id = one.id AND r.tip_words IS DISTINCT FROM own.words;
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "chard"."sum_up_tips"(text[]) FROM PUBLIC, "anon", "authenticated";
--> statement-breakpoint
CREATE TRIGGER "sum_up_tips_on_insert" AFTER INSERT ON "chard"."tips" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."sum_up_changed"('sum_up_tips');
--> statement-breakpoint
CREATE TRIGGER "sum_up_tips_on_update" AFTER UPDATE ON "chard"."tips" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."sum_up_changed"('sum_up_tips');
--> statement-breakpoint
CREATE TRIGGER "sum_up_tips_on_delete" AFTER DELETE ON "chard"."tips" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION "chard"."sum_up_changed"('sum_up_tips');
--> statement-breakpoint
SELECT "chard"."sum_up_tips"(array_agg(DISTINCT t.restaurant_id)) FROM "chard"."tips" t;

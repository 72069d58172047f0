ALTER POLICY "photo_votes_own_insert" ON "chard"."photo_votes" TO authenticated WITH CHECK ("chard"."photo_votes"."user_id" = (select auth.uid()) and exists (select from chard.photos p where p.id = "chard"."photo_votes"."photo_id" and p.user_id is distinct from "chard"."photo_votes"."user_id" and (p.by_visitor or exists (select from chard.reviews v where v.id = p.review_id and v.status = 'published')) and not exists (select from chard.claims c where c.restaurant_id = p.restaurant_id and c.user_id = (select auth.uid()) and c.status = 'accepted')));--> statement-breakpoint
ALTER POLICY "review_votes_own_insert" ON "chard"."review_votes" TO authenticated WITH CHECK ("chard"."review_votes"."user_id" = (select auth.uid()) and exists (select from chard.reviews r where r.id = "chard"."review_votes"."review_id" and r.author_id is distinct from "chard"."review_votes"."user_id" and not exists (select from chard.claims c where c.restaurant_id = r.restaurant_id and c.user_id = (select auth.uid()) and c.status = 'accepted')));--> statement-breakpoint
ALTER POLICY "tip_votes_own_insert" ON "chard"."tip_votes" TO authenticated WITH CHECK ("chard"."tip_votes"."user_id" = (select auth.uid()) and exists (select from chard.tips t where t.id = "chard"."tip_votes"."tip_id" and t.author_id is distinct from "chard"."tip_votes"."user_id" and not exists (select from chard.claims c where c.restaurant_id = t.restaurant_id and c.user_id = (select auth.uid()) and c.status = 'accepted')));--> statement-breakpoint
-- What owners pressed before does not count either.
DELETE FROM "chard"."review_votes" v USING "chard"."reviews" t, "chard"."claims" c
  WHERE t.id = v.review_id AND c.restaurant_id = t.restaurant_id AND c.user_id = v.user_id AND c.status = 'accepted';
--> statement-breakpoint
DELETE FROM "chard"."tip_votes" v USING "chard"."tips" t, "chard"."claims" c
  WHERE t.id = v.tip_id AND c.restaurant_id = t.restaurant_id AND c.user_id = v.user_id AND c.status = 'accepted';
--> statement-breakpoint
DELETE FROM "chard"."photo_votes" v USING "chard"."photos" t, "chard"."claims" c
  WHERE t.id = v.photo_id AND c.restaurant_id = t.restaurant_id AND c.user_id = v.user_id AND c.status = 'accepted';

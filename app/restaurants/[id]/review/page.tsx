import { notFound, redirect } from "next/navigation";
import { ReviewScreen } from "@/components/restaurants/reviews/review-screen";
import { ReturnTo } from "@/components/site/return-to";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { canKeepPhotos, getOwnReview } from "@/lib/reviews/queries";
import { reviewHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Write a review", index: false });

export default async function ReviewPage(props: PageProps<"/restaurants/[id]/review">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const user = await getCurrentUser();
  if (!user) redirect(signInPath(pathLeadingBack(language, reviewHref(id))));
  const [review, hasPhotos] = await Promise.all([getOwnReview(user, id), canKeepPhotos()]);
  return (
    <ReturnTo language={language}>
      <ReviewScreen {...{ restaurant, review, hasPhotos }} now={new Date()} />
    </ReturnTo>
  );
}

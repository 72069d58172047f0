import { notFound, redirect } from "next/navigation";
import { ReviewScreen } from "@/components/restaurants/reviews/review-screen";
import { PartTexts } from "@/components/site/part-texts";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { filesOf } from "@/lib/languages/texts-in";
import { withPictureTexts } from "@/lib/restaurants/pictures/picture-texts-in";
import { getRestaurant } from "@/lib/restaurants/queries";
import { canKeepPhotos, getOwnReview } from "@/lib/reviews/queries";
import { reviewHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

type OwnReviewScreenProps = { id: string; language?: Language };

/** The form for a member's review of a restaurant, in the language of its path. */
export async function OwnReviewScreen({ id, language = DEFAULT_LANGUAGE }: OwnReviewScreenProps) {
  const found = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!found) notFound();
  const user = await getCurrentUser();
  if (!user) redirect(signInPath(pathLeadingBack(language, reviewHref(id))));
  const [review, hasPhotos] = await Promise.all([getOwnReview(user, id), canKeepPhotos()]);
  const restaurant = withPictureTexts(language, found);
  const page = <ReviewScreen {...{ restaurant, review, hasPhotos }} now={new Date()} />;
  if (language === DEFAULT_LANGUAGE) return page;
  return (
    <PartTexts subjects={filesOf(language, ["form", "photo", "review-form"])}>{page}</PartTexts>
  );
}

import { notFound } from "next/navigation";
import { LatestReviews } from "@/components/restaurants/reviews/latest-reviews";
import { PartTexts } from "@/components/site/part-texts";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/latest-reviews.json";
import { pageMetadata } from "@/lib/metadata";
import { getLatestReviews } from "@/lib/reviews/queries";

export function latestReviewsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "latest-reviews");
  return pageMetadata({ title: t("title"), index: false, language });
}

/** The newest reviews of all restaurants in the language of its path; only where reviews are kept. */
export async function LatestReviewsScreen({
  language = DEFAULT_LANGUAGE,
}: {
  language?: Language;
}) {
  if (!hasDatabase()) notFound();
  const page = <LatestReviews reviews={await getLatestReviews()} />;
  if (language === DEFAULT_LANGUAGE) return page;
  return <PartTexts subjects={filesOf(language, ["presses"])}>{page}</PartTexts>;
}

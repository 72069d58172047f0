import { notFound } from "next/navigation";
import {
  latestReviewsMetadata,
  LatestReviewsScreen,
} from "@/app/restaurants/latest-reviews-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/reviews">;

/** As the page in English. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? latestReviewsMetadata(language) : {};
}

export default async function TranslatedLatestReviewsPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <LatestReviewsScreen language={language} />;
}

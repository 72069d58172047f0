import { notFound } from "next/navigation";
import { AllReviewsScreen } from "@/app/restaurants/[id]/reviews/all-reviews-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/[id]/reviews">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "reviews");
}

export default async function TranslatedReviewsPage({ params, searchParams }: Props) {
  const [{ language, id }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <AllReviewsScreen id={id} query={query} language={language} />;
}

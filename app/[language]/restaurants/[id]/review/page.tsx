import { notFound } from "next/navigation";
import { OwnReviewScreen } from "@/app/restaurants/[id]/review/own-review-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/review">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "review");
}

export default async function TranslatedReviewPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnReviewScreen id={id} language={language} />;
}

import { notFound } from "next/navigation";
import { MorePhotosScreen, morePhotosMetadata } from "@/app/community/photos/photos-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/photos/page/[number]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? morePhotosMetadata(language) : {};
}

export default async function TranslatedPhotosPageNumber({ params }: Props) {
  const { language, number } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <MorePhotosScreen number={number} language={language} />;
}

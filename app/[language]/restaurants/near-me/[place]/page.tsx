import { notFound } from "next/navigation";
import { NearMeTexts } from "@/app/[language]/restaurants/near-me/near-me-texts";
import { nearMePlaceMetadata, NearMePlaceScreen } from "@/app/restaurants/near-me-place-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/near-me/[place]">;

/** As of the page in English. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { language, place } = await params;
  return isPrefixedLanguage(language) ? nearMePlaceMetadata(place, language) : {};
}

export default async function TranslatedNearMePlacePage({ params }: Props) {
  const { language, place } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <NearMePlaceScreen segment={place} language={language} frame={NearMeTexts} />;
}

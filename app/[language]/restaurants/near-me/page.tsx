import { notFound } from "next/navigation";
import { NearMeTexts } from "@/app/[language]/restaurants/near-me/near-me-texts";
import { nearMeMetadata, NearMeScreen } from "@/app/restaurants/near-me-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/near-me">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? nearMeMetadata(language) : {};
}

export default async function TranslatedNearMePage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <NearMeScreen language={language} frame={NearMeTexts} />;
}

import { notFound } from "next/navigation";
import { cityMetadata, CityScreen } from "@/app/restaurants/city-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/by-city/[city]/[[...view]]">;

/** As of the page in English. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { language, ...path } = await params;
  return isPrefixedLanguage(language) ? cityMetadata(path, language) : {};
}

export default async function TranslatedCityPage({ params }: Props) {
  const { language, ...path } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CityScreen path={path} language={language} />;
}

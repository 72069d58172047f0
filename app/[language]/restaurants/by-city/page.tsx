import { notFound } from "next/navigation";
import { citiesMetadata, CitiesScreen } from "@/app/restaurants/cities-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/by-city">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? citiesMetadata(language) : {};
}

export default async function TranslatedCitiesPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CitiesScreen language={language} />;
}

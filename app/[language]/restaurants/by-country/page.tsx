import { notFound } from "next/navigation";
import { countriesMetadata, CountriesScreen } from "@/app/restaurants/countries-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/by-country">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? countriesMetadata(language) : {};
}

export default async function TranslatedCountriesPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CountriesScreen language={language} />;
}

import { notFound } from "next/navigation";
import { countryMetadata, CountryScreen } from "@/app/restaurants/country-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/by-country/[country]/[[...view]]">;

/** As of the page in English. */
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { language, ...path } = await params;
  return isPrefixedLanguage(language) ? countryMetadata(path, language) : {};
}

export default async function TranslatedCountryPage({ params }: Props) {
  const { language, ...path } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CountryScreen path={path} language={language} />;
}

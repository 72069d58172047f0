import { notFound } from "next/navigation";
import { addListingMetadata, AddListingScreen } from "@/app/restaurants/add-listing-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/add-listing">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? addListingMetadata(language) : {};
}

export default async function TranslatedAddListingPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <AddListingScreen language={language} />;
}

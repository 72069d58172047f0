import { notFound } from "next/navigation";
import { searchMetadata, SearchEverywhereScreen } from "@/app/restaurants/search-everywhere-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/search">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? searchMetadata(language) : {};
}

export default async function TranslatedSearchPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <SearchEverywhereScreen language={language} typed={(await searchParams).q} />;
}

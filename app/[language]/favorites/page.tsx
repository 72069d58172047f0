import { notFound } from "next/navigation";
import { favoritesMetadata, FavoritesScreen } from "@/app/favorites/favorites-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/favorites">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? favoritesMetadata(language) : {};
}

export default async function TranslatedFavoritesPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <FavoritesScreen language={language} />;
}

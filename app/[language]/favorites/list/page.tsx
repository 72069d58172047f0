import { notFound } from "next/navigation";
import {
  ownFavoritesMetadata,
  OwnFavoritesScreen,
} from "@/app/favorites/list/own-favorites-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/favorites/list">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownFavoritesMetadata(language) : {};
}

export default async function TranslatedFavoritesListPage({ params, searchParams }: Props) {
  const [{ language }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnFavoritesScreen query={query} language={language} />;
}

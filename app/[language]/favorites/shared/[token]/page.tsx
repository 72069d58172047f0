import { notFound } from "next/navigation";
import {
  sharedFavoritesMetadata,
  SharedFavoritesScreen,
} from "@/app/favorites/shared/[token]/shared-favorites-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/favorites/shared/[token]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? sharedFavoritesMetadata(language) : {};
}

export default async function TranslatedSharedFavoritesPage({ params }: Props) {
  const { language, token } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <SharedFavoritesScreen token={token} language={language} />;
}

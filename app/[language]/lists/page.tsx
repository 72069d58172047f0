import { notFound } from "next/navigation";
import { ownListsMetadata, OwnListsScreen } from "@/app/lists/own-lists-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/lists">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownListsMetadata(language) : {};
}

export default async function TranslatedListsPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnListsScreen language={language} />;
}

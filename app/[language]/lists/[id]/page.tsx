import { notFound } from "next/navigation";
import { ownListMetadata, OwnListScreen } from "@/app/lists/[id]/own-list-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/lists/[id]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownListMetadata(language) : {};
}

export default async function TranslatedListPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnListScreen id={id} language={language} />;
}

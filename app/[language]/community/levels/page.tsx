import { notFound } from "next/navigation";
import { levelsMetadata, OwnLevelsScreen } from "@/app/community/levels/own-levels-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/levels">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? levelsMetadata(language) : {};
}

export default async function TranslatedLevelsPage({ params }: Props) {
  if (!isPrefixedLanguage((await params).language)) notFound();
  return <OwnLevelsScreen />;
}

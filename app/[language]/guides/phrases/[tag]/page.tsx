import { notFound } from "next/navigation";
import { phraseCardMetadata, PhraseCardScreen } from "@/app/guides/phrases/card-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/guides/phrases/[tag]">;

/** Five times as many as in English, which change with the build alone: rendered when one is asked for. */
export const revalidate = 604_800;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { language, tag } = await params;
  return isPrefixedLanguage(language) ? phraseCardMetadata(tag, language) : {};
}

export default async function TranslatedPhraseCardPage({ params }: Props) {
  const { language, tag } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <PhraseCardScreen tag={tag} language={language} />;
}

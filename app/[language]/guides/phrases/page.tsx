import { notFound } from "next/navigation";
import { phrasesMetadata, PhrasesScreen } from "@/app/guides/phrases/list-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/guides/phrases">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? phrasesMetadata(language) : {};
}

export default async function TranslatedPhrasesPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <PhrasesScreen language={language} />;
}

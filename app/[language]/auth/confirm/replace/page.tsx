import { notFound } from "next/navigation";
import { replaceMetadata, ReplaceScreen } from "@/app/auth/confirm-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/auth/confirm/replace">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? replaceMetadata(language) : {};
}

export default async function TranslatedReplacePage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ReplaceScreen language={language} />;
}

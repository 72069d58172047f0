import { notFound } from "next/navigation";
import { MissingScreen, missingMetadata } from "@/app/missing-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/not-found">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? missingMetadata(language) : {};
}

/** The response to unknown paths below a language (lib/env/missing-paths.ts): the build gives it the status 404. */
export default async function TranslatedMissingPage({ params }: Props) {
  if (!isPrefixedLanguage((await params).language)) notFound();
  return <MissingScreen />;
}

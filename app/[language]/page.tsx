import { homeMetadata, HomeScreen } from "@/app/home-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { notFound } from "next/navigation";

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: PageProps<"/[language]">) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? homeMetadata(language) : {};
}

export default async function TranslatedHomePage({ params }: PageProps<"/[language]">) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <HomeScreen language={language} />;
}

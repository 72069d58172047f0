import { notFound } from "next/navigation";
import { topRatedMetadata, TopRatedScreen } from "@/app/restaurants/top-rated-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/top-rated">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? topRatedMetadata(language) : {};
}

export default async function TranslatedTopRatedPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <TopRatedScreen language={language} />;
}

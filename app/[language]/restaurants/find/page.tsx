import { notFound } from "next/navigation";
import { findMetadata, FindScreen } from "@/app/restaurants/find-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/find">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? findMetadata(language) : {};
}

export default async function TranslatedFindPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <FindScreen language={language} typed={(await searchParams).q} />;
}

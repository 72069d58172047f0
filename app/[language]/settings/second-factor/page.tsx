import { notFound } from "next/navigation";
import { FactorScreen } from "@/app/settings/second-factor/factor-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings/second-factor">;

export function generateMetadata({ params }: Props) {
  return translatedMetadata("factor", params);
}

export default async function TranslatedFactorPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <FactorScreen language={language} purpose={(await searchParams).for} />;
}

import { notFound } from "next/navigation";
import { FactorCodeScreen } from "@/app/settings/second-factor/code/factor-code-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings/second-factor/code">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export function generateMetadata({ params }: Props) {
  return translatedMetadata("factor.set-up", params);
}

export default async function TranslatedFactorCodePage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <FactorCodeScreen language={language} />;
}

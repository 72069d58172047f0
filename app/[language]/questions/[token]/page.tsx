import { notFound } from "next/navigation";
import { AskedScreen } from "@/app/questions/[token]/asked-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";
import { questionPageMetadata } from "@/lib/questions/page-metadata";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/questions/[token]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? questionPageMetadata(language) : {};
}

export default async function TranslatedQuestionPage({ params }: Props) {
  const { language, token } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <AskedScreen token={token} language={language} />;
}

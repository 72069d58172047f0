import { notFound } from "next/navigation";
import { CorrectScreen } from "@/app/restaurants/[id]/correct/correct-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/correct">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "correct");
}

export default async function TranslatedCorrectPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CorrectScreen id={id} language={language} />;
}

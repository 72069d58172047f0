import { notFound } from "next/navigation";
import { OwnTipScreen } from "@/app/restaurants/[id]/tip/own-tip-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/tip">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "tip");
}

export default async function TranslatedTipPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnTipScreen id={id} language={language} />;
}

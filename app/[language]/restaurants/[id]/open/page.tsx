import { notFound } from "next/navigation";
import { OpenScreen } from "@/app/restaurants/[id]/open/still-open-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/open">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "open");
}

export default async function TranslatedStillOpenPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OpenScreen id={id} language={language} />;
}

import { notFound } from "next/navigation";
import { ClosedScreen } from "@/app/restaurants/[id]/closed/closed-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/closed">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "closed");
}

export default async function TranslatedClosedPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ClosedScreen id={id} language={language} />;
}

import { notFound } from "next/navigation";
import { ClosedDatesScreen } from "@/app/restaurants/[id]/owner/closed/closed-dates-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/owner/closed">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("closed", language) : {};
}

export default async function TranslatedClosedDatesPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ClosedDatesScreen id={id} language={language} />;
}

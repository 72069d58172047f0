import { notFound } from "next/navigation";
import { OwnerFactsScreen } from "@/app/restaurants/[id]/owner/facts/owner-facts-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/owner/facts">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("facts", language) : {};
}

export default async function TranslatedOwnerFactsPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnerFactsScreen id={id} language={language} />;
}

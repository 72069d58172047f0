import { notFound } from "next/navigation";
import { ClaimScreen } from "@/app/restaurants/[id]/claim/claim-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/claim">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("claim", language) : {};
}

export default async function TranslatedClaimPage({ params }: Props) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ClaimScreen id={id} language={language} />;
}

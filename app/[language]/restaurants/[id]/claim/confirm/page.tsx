import { notFound } from "next/navigation";
import { ConfirmClaimScreen } from "@/app/restaurants/[id]/claim/confirm/confirm-claim-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/claim/confirm">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("confirm", language) : {};
}

export default async function TranslatedConfirmClaimPage({ params, searchParams }: Props) {
  const [{ language, id }, { token }] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <ConfirmClaimScreen id={id} token={token} language={language} />;
}

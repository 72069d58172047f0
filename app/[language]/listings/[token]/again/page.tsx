import { notFound } from "next/navigation";
import { ListingAgainScreen } from "@/app/listings/[token]/again/listing-again-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";
import { listingPageMetadata } from "@/lib/listings/page-metadata";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/listings/[token]/again">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? listingPageMetadata("status.again", language) : {};
}

export default async function TranslatedListingAgainPage({ params }: Props) {
  const { language, token } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ListingAgainScreen token={token} language={language} />;
}

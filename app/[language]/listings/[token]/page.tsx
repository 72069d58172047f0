import { notFound } from "next/navigation";
import { ListingScreen } from "@/app/listings/[token]/listing-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";
import { listingPageMetadata } from "@/lib/listings/page-metadata";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/listings/[token]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? listingPageMetadata("status", language) : {};
}

export default async function TranslatedListingPage({ params }: Props) {
  const { language, token } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ListingScreen token={token} />;
}

import { ListingAgainScreen } from "@/app/listings/[token]/again/listing-again-screen";
import { listingPageMetadata } from "@/lib/listings/page-metadata";

export const metadata = listingPageMetadata("status.again");

export const dynamic = "force-dynamic";

export default async function ListingAgainPage({ params }: PageProps<"/listings/[token]/again">) {
  const { token } = await params;
  return <ListingAgainScreen token={token} />;
}

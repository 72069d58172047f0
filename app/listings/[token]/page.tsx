import { ListingScreen } from "@/app/listings/[token]/listing-screen";
import { listingPageMetadata } from "@/lib/listings/page-metadata";

export const metadata = listingPageMetadata("status");

/** Rendered on request: it changes when a moderator decides. */
export const dynamic = "force-dynamic";

export default async function ListingPage({ params }: PageProps<"/listings/[token]">) {
  const { token } = await params;
  return <ListingScreen token={token} />;
}

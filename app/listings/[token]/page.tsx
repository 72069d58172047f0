import { notFound } from "next/navigation";
import { ListingStatusScreen } from "@/components/restaurants/listing-status";
import { hasDatabase } from "@/lib/database/has-database";
import { getListing } from "@/lib/listings/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Your listing", index: false });

/** Rendered on request: it changes when a moderator decides. */
export const dynamic = "force-dynamic";

export default async function ListingPage({ params }: PageProps<"/listings/[token]">) {
  const listing = hasDatabase() ? await getListing((await params).token) : undefined;
  if (!listing) notFound();
  return <ListingStatusScreen {...listing} />;
}

import { notFound } from "next/navigation";
import { ListingStatusScreen } from "@/components/restaurants/listings/listing-status";
import { hasDatabase } from "@/lib/database/has-database";
import { getListing } from "@/lib/listings/queries";
import { pageMetadata } from "@/lib/metadata";
import { getOpenQuestion } from "@/lib/questions/queries";

export const metadata = pageMetadata({ title: "Your listing", index: false });

/** Rendered on request: it changes when a moderator decides. */
export const dynamic = "force-dynamic";

export default async function ListingPage({ params }: PageProps<"/listings/[token]">) {
  const { token } = await params;
  const listing = hasDatabase() ? await getListing(token) : undefined;
  if (!listing) notFound();
  const asked = await getOpenQuestion(`listing:${token}`);
  return <ListingStatusScreen {...listing} token={token} asked={asked} />;
}

import { notFound } from "next/navigation";
import { ListingStatusScreen } from "@/components/restaurants/listings/listing-status";
import { hasDatabase } from "@/lib/database/has-database";
import { getListing } from "@/lib/listings/queries";
import { getOpenQuestion } from "@/lib/questions/queries";

/** How far a listing is, in the language of the page's path. */
export async function ListingScreen({ token }: { token: string }) {
  const listing = hasDatabase() ? await getListing(token) : undefined;
  if (!listing) notFound();
  const asked = await getOpenQuestion(`listing:${token}`);
  return <ListingStatusScreen {...listing} token={token} asked={asked} />;
}

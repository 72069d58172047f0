import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { VenueSearch } from "@/components/desk/venues/venue-search";
import { getCounts, getRole } from "@/lib/desk/queries";
import { findVenues } from "@/lib/desk/venues/queries";
import { MAX_FOUND } from "@/lib/desk/venues/limits";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: restaurants", index: false });

export const dynamic = "force-dynamic";

export default async function VenuesPage({ searchParams }: PageProps<"/desk/venues">) {
  const role = await getRole();
  if (!role) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(role), findVenues(text)]);
  return (
    <DeskFrame counts={counts} current="venues" hasLog={role === "moderator"} now={new Date()}>
      <VenueSearch text={text} found={found} limit={MAX_FOUND} />
    </DeskFrame>
  );
}

import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { VenueSearch } from "@/components/desk/venues/venue-search";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { findVenues } from "@/lib/desk/venues/queries";
import { MAX_FOUND } from "@/lib/desk/venues/limits";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: restaurants", index: false });

export const dynamic = "force-dynamic";

export default async function VenuesPage({ searchParams }: PageProps<"/desk/venues">) {
  const member = await getDeskMember();
  if (!member) notFound();
  const { q } = await searchParams;
  const text = typeof q === "string" ? q.slice(0, 100) : "";
  const [counts, found] = await Promise.all([getCounts(member), findVenues(member, text)]);
  return (
    <DeskFrame counts={counts} current="venues" member={member} now={new Date()}>
      <VenueSearch text={text} found={found} limit={MAX_FOUND} />
    </DeskFrame>
  );
}

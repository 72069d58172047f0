import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { VenueScreen } from "@/components/desk/venues/venue-screen";
import { getCounts, getDeskMember } from "@/lib/desk/queries";
import { getVenue } from "@/lib/desk/venues/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: restaurant", index: false });

export const dynamic = "force-dynamic";

export default async function VenuePage({ params }: PageProps<"/desk/venues/[id]">) {
  const member = await getDeskMember();
  const venue = member && (await getVenue(member, (await params).id));
  if (!venue) notFound();
  const isModerator = member.role === "moderator";
  return (
    <DeskFrame counts={await getCounts(member)} current="venues" member={member} now={new Date()}>
      <VenueScreen {...venue} isModerator={isModerator} />
    </DeskFrame>
  );
}

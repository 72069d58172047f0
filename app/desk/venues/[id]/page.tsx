import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { VenueScreen } from "@/components/desk/venues/venue-screen";
import { getCounts, getRole } from "@/lib/desk/queries";
import { getVenue } from "@/lib/desk/venues/queries";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Desk: restaurant", index: false });

export const dynamic = "force-dynamic";

export default async function VenuePage({ params }: PageProps<"/desk/venues/[id]">) {
  const role = await getRole();
  const venue = role && (await getVenue((await params).id));
  if (!venue) notFound();
  const isModerator = role === "moderator";
  return (
    <DeskFrame
      counts={await getCounts(role)}
      current="venues"
      hasLog={isModerator}
      now={new Date()}
    >
      <VenueScreen {...venue} isModerator={isModerator} />
    </DeskFrame>
  );
}

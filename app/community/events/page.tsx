import { Events } from "@/components/community/events";
import { listEvents } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Community Events",
  description:
    "Supper clubs, knife skills and picnics: where the plant-based community meets, when, and how many are coming.",
  canonical: ROUTES.events,
});

export default async function EventsPage() {
  return <Events events={await listEvents()} />;
}

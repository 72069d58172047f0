import { Events } from "@/components/community/events/events";
import { JsonLd } from "@/components/ui/json-ld";
import { listEvents } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";

export const metadata = pageMetadata({
  title: "Community Events",
  description:
    "Supper clubs, knife skills and picnics: where and when the plant-based community meets, with a calendar file for each.",
  canonical: ROUTES.events,
});

export default async function EventsPage() {
  const events = await listEvents();
  return (
    <>
      <Events events={events} writtenAt={new Date().toISOString()} />
      <JsonLd
        things={[breadcrumbData({ name: "Events", path: ROUTES.events }), ...eventsData(events)]}
      />
    </>
  );
}

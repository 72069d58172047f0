import { Events } from "@/components/community/events/events";
import { MemberEvents } from "@/components/community/events/member-events";
import { JsonLd } from "@/components/ui/json-ld";
import { listEvents } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { getEventList } from "@/lib/events/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";
import { memberEventData } from "@/lib/structured-data/events";

const SAMPLES =
  "Supper clubs, knife skills and picnics: where and when the plant-based community meets, with a calendar file for each.";
const REAL =
  "Where and when the plant-based community meets: events that members announce, the next first, with a calendar file for each.";

async function load() {
  const { events, hasSamples } = await getEventList();
  return { events, samples: hasSamples ? await listEvents() : [] };
}

export async function generateMetadata() {
  const { samples } = await load();
  return pageMetadata({
    title: "Community Events",
    description: samples.length > 0 ? SAMPLES : REAL,
    canonical: ROUTES.events,
  });
}

export default async function EventsPage() {
  const { samples, events } = await load();
  const list = { writtenAt: new Date().toISOString(), isOpen: hasDatabase() };
  return (
    <>
      {events.length > 0 || (samples.length === 0 && list.isOpen) ? (
        <MemberEvents events={events} {...list} />
      ) : (
        <Events events={samples} {...list} />
      )}
      <JsonLd
        things={[
          breadcrumbData({ name: "Events", path: ROUTES.events }),
          ...eventsData(samples),
          ...events.flatMap(memberEventData),
        ]}
      />
    </>
  );
}

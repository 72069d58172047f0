import { notFound } from "next/navigation";
import { EventPage } from "@/components/community/events/event-page";
import { JsonLd } from "@/components/ui/json-ld";
import { eventMetadata } from "@/lib/community/metadata";
import { listEvents } from "@/lib/community/queries";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/community/events/[slug]">) {
  const { slug } = await params;
  const event = (await listEvents()).find(({ id }) => id === slug);
  return event ? eventMetadata(event) : {};
}

export default async function CommunityEventPage({
  params,
}: PageProps<"/community/events/[slug]">) {
  const { slug } = await params;
  const events = await listEvents();
  const event = events.find(({ id }) => id === slug);
  if (!event) notFound();
  const others = events.filter((other) => other !== event).slice(0, 2);
  return (
    <>
      <EventPage event={event} others={others} writtenAt={new Date().toISOString()} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Events", path: ROUTES.events },
            { name: event.title, path: recordHref(ROUTES.events, event.id) },
          ),
          ...eventsData([event]),
        ]}
      />
    </>
  );
}

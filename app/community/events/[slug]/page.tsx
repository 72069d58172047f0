import { notFound } from "next/navigation";
import { EventPage } from "@/components/community/events/event-page";
import { MemberEventPage } from "@/components/community/events/member-event-page";
import { JsonLd } from "@/components/ui/json-ld";
import { eventMetadata, memberEventMetadata } from "@/lib/community/metadata";
import { listEvents } from "@/lib/community/queries";
import { getMemberEvent } from "@/lib/events/queries";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";
import { memberEventData } from "@/lib/structured-data/events";

type Props = PageProps<"/community/events/[slug]">;

/** Samples are in the build; members' events are rendered when they are first requested. Names are a day old at most. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const sample = (await listEvents()).find(({ id }) => id === slug);
  if (sample) return eventMetadata(sample);
  const event = await getMemberEvent(slug);
  return event ? memberEventMetadata(event, new Date()) : {};
}

const crumbs = (id: string, title: string) =>
  breadcrumbData(
    { name: "Events", path: ROUTES.events },
    { name: title, path: recordHref(ROUTES.events, id) },
  );

async function MemberEventOf({ slug }: { slug: string }) {
  const event = await getMemberEvent(slug);
  if (!event) notFound();
  return (
    <>
      <MemberEventPage event={event} writtenAt={new Date().toISOString()} />
      <JsonLd things={[crumbs(slug, event.title), ...memberEventData(event)]} />
    </>
  );
}

export default async function CommunityEventPage({ params }: Props) {
  const { slug } = await params;
  const events = await listEvents();
  const event = events.find(({ id }) => id === slug);
  if (!event) return <MemberEventOf slug={slug} />;
  const others = events.filter((other) => other !== event).slice(0, 2);
  return (
    <>
      <EventPage event={event} others={others} writtenAt={new Date().toISOString()} />
      <JsonLd things={[crumbs(slug, event.title), ...eventsData([event])]} />
    </>
  );
}

import { notFound } from "next/navigation";
import { eventCalendar, toCalendarEvent } from "@/lib/community/event-calendar";
import { listEvents } from "@/lib/community/queries";
import { getMemberEvent } from "@/lib/events/queries";

/** Samples are in the build; members' events are rendered when they are first requested, and again when they change. */
export const dynamic = "force-static";
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

async function findEvent(id: string) {
  const sample = (await listEvents()).find((event) => event.id === id);
  if (sample) return sample;
  const event = await getMemberEvent(id);
  return event && toCalendarEvent(event);
}

export async function GET(
  _: Request,
  { params }: RouteContext<"/community/events/[slug]/event.ics">,
) {
  const { slug } = await params;
  const event = await findEvent(slug);
  if (!event) notFound();
  return new Response(eventCalendar(event), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${event.id}.ics"`,
    },
  });
}

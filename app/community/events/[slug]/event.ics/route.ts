import { notFound } from "next/navigation";
import { eventCalendar } from "@/lib/community/event-calendar";
import { listEvents } from "@/lib/community/queries";

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

export async function GET(
  _: Request,
  { params }: RouteContext<"/community/events/[slug]/event.ics">,
) {
  const { slug } = await params;
  const event = (await listEvents()).find(({ id }) => id === slug);
  if (!event) notFound();
  return new Response(eventCalendar(event), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}.ics"`,
    },
  });
}

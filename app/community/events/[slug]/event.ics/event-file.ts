import { notFound } from "next/navigation";
import { eventCalendar, toCalendarEvent } from "@/lib/community/event-calendar";
import { listEvents } from "@/lib/community/queries";
import { getMemberEvent } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

async function findEvent(id: string, language: Language) {
  const sample = (await listEvents()).find((event) => event.id === id);
  if (sample) return sample;
  const event = await getMemberEvent(id);
  return event && toCalendarEvent(event, language);
}

/** The file of an event for calendars, in a language. */
export async function respondWithEvent(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const event = await findEvent(slug, language);
  if (!event) notFound();
  return new Response(eventCalendar(event, language), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${event.id}.ics"`,
    },
  });
}

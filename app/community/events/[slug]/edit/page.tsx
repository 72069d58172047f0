import { notFound } from "next/navigation";
import { NO_PLACE } from "@/components/community/events/proposals/event-place-search";
import { OwnEventScreen } from "@/components/community/events/proposals/own-event-screen";
import { requireUser } from "@/lib/account/queries";
import { findEventPlaces, getEventPlace, getOwnEvent } from "@/lib/events/queries";
import type { OwnEvent } from "@/lib/events/types";
import { pageMetadata } from "@/lib/metadata";
import { ownEventHref } from "@/lib/events/hrefs";

export const metadata = pageMetadata({ title: "Your event", index: false });

export const dynamic = "force-dynamic";

type Query = Awaited<PageProps<"/community/events/[slug]/edit">["searchParams"]>;

async function searchOf({ q, place }: Query) {
  if (typeof q !== "string" || place !== undefined) return undefined;
  const text = q.trim();
  return { text, found: text ? await findEventPlaces(text) : [] };
}

/** The restaurant with an id; that of the event also where it has closed since. */
async function placeOf({ place, city, country }: OwnEvent, id: string | undefined) {
  if (id === undefined || id === NO_PLACE) return undefined;
  return place?.id === id ? { ...place, city, country } : getEventPlace(id);
}

export default async function OwnEventPage({
  params,
  searchParams,
}: PageProps<"/community/events/[slug]/edit">) {
  const { slug } = await params;
  const user = await requireUser(ownEventHref(slug));
  const event = await getOwnEvent(user, slug);
  if (!event) notFound();
  const query = await searchParams;
  const wanted = typeof query.place === "string" ? query.place : event.place?.id;
  const isChanged = wanted !== (event.place?.id ?? NO_PLACE) && wanted !== undefined;
  const chosen = { place: await placeOf(event, wanted), isChanged };
  return (
    <OwnEventScreen event={event} chosen={chosen} search={await searchOf(query)} now={new Date()} />
  );
}

import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { NO_PLACE } from "@/components/community/events/proposals/event-place-search";
import { OwnEventScreen } from "@/components/community/events/proposals/own-event-screen";
import { requireUser } from "@/lib/account/queries";
import { ownEventHref } from "@/lib/events/hrefs";
import { eventFormMetadata } from "@/lib/events/page-metadata";
import { findEventPlaces, getEventPlace, getOwnEvent } from "@/lib/events/queries";
import type { OwnEvent } from "@/lib/events/types";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";

type Query = Awaited<PageProps<"/community/events/[slug]/edit">["searchParams"]>;

export const ownEventMetadata = (language?: Language) => eventFormMetadata("own", language);

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

type EditScreenProps = { slug: string; query: Query; language?: Language };

/** A member's own event, in the language of the page's path. */
export async function EditScreen({ slug, query, language = DEFAULT_LANGUAGE }: EditScreenProps) {
  const user = await requireUser(pathIn(language, ownEventHref(slug)));
  const event = await getOwnEvent(user, slug);
  if (!event) notFound();
  const wanted = typeof query.place === "string" ? query.place : event.place?.id;
  const isChanged = wanted !== (event.place?.id ?? NO_PLACE) && wanted !== undefined;
  const chosen = { place: await placeOf(event, wanted), isChanged };
  return (
    <SubjectTexts language={language} subjects={["event-form", "form"]}>
      <OwnEventScreen
        event={event}
        chosen={chosen}
        search={await searchOf(query)}
        now={new Date()}
      />
    </SubjectTexts>
  );
}

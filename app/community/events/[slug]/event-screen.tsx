import { notFound } from "next/navigation";
import { eventTexts } from "@/app/community/events/event-texts";
import { SubjectTexts } from "@/app/subject-texts";
import { EventPage } from "@/components/community/events/event-page";
import { MemberEventPage } from "@/components/community/events/member-event-page";
import { JsonLd } from "@/components/ui/json-ld";
import { eventMetadata, memberEventMetadata } from "@/lib/community/event-metadata";
import { listEvents } from "@/lib/community/queries";
import { getMemberEvent } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";
import { memberEventData } from "@/lib/structured-data/events";
import { translatedPageData } from "@/lib/structured-data/site";

/** What search engines are told of the page of an event in a language. */
export async function eventPageMetadata(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const sample = (await listEvents()).find(({ id }) => id === slug);
  if (sample) return eventMetadata(sample, language);
  const event = await getMemberEvent(slug);
  return event ? memberEventMetadata(event, new Date(), language) : {};
}

/** What search engines are told of every page of an event. */
function pageData(language: Language, id: string, title: string) {
  const t = textsIn<keyof typeof english>(language, "event-page");
  const href = recordHref(ROUTES.events, id);
  return [
    breadcrumbData(
      { name: t("heading"), path: pathIn(language, ROUTES.events) as "/" },
      { name: title, path: pathIn(language, href) as "/" },
    ),
    ...(language === DEFAULT_LANGUAGE ? [] : [translatedPageData(language, href, title)]),
  ];
}

async function memberEventOf(slug: string, language: Language) {
  const event = await getMemberEvent(slug);
  if (!event) notFound();
  return (
    <>
      <MemberEventPage event={event} writtenAt={new Date().toISOString()} />
      <JsonLd
        things={[...pageData(language, slug, event.title), ...memberEventData(event, language)]}
      />
    </>
  );
}

async function eventOf(slug: string, language: Language) {
  const events = await listEvents();
  const event = events.find(({ id }) => id === slug);
  if (!event) return memberEventOf(slug, language);
  const others = events.filter((other) => other !== event).slice(0, 2);
  return (
    <>
      <EventPage event={event} others={others} writtenAt={new Date().toISOString()} />
      <JsonLd things={[...pageData(language, slug, event.title), ...eventsData([event])]} />
    </>
  );
}

type EventScreenProps = { slug: string; language?: Language };

/** The page of an event, in the language of its path. */
export async function EventScreen({ slug, language = DEFAULT_LANGUAGE }: EventScreenProps) {
  // Awaited before anything is sent: an event that there is not has to answer 404.
  const page = await eventOf(slug, language);
  return (
    <SubjectTexts language={language} {...eventTexts(language)}>
      {page}
    </SubjectTexts>
  );
}

import { eventTexts } from "@/app/community/events/event-texts";
import { SubjectTexts } from "@/app/subject-texts";
import { Events } from "@/components/community/events/events";
import { MemberEvents } from "@/components/community/events/member-events";
import { JsonLd } from "@/components/ui/json-ld";
import { listEvents } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { getEventList } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { eventsData } from "@/lib/structured-data/community";
import { memberEventData } from "@/lib/structured-data/events";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "event-page");

async function load() {
  const { events, hasSamples } = await getEventList();
  return { events, samples: hasSamples ? await listEvents() : [] };
}

/** What search engines are told of the list of events in a language. */
export async function eventsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const { samples } = await load();
  const t = textsOf(language);
  return pageMetadata({
    title: t("title"),
    description: t(samples.length > 0 ? "description.samples" : "description"),
    canonical: ROUTES.events,
    language,
  });
}

/** The list of events, in the language of its path. */
export async function EventsScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const { samples, events } = await load();
  const t = textsOf(language);
  const list = { writtenAt: new Date().toISOString(), isOpen: hasDatabase() };
  return (
    <SubjectTexts language={language} {...eventTexts(language)}>
      {events.length > 0 || (samples.length === 0 && list.isOpen) ? (
        <MemberEvents events={events} {...list} />
      ) : (
        <Events events={samples} {...list} />
      )}
      <JsonLd
        things={[
          breadcrumbData({ name: t("heading"), path: pathIn(language, ROUTES.events) as "/" }),
          ...eventsData(samples),
          ...events.flatMap((event) => memberEventData(event, language)),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.events, t("title"))]),
        ]}
      />
    </SubjectTexts>
  );
}

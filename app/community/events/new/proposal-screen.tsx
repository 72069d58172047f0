import { SubjectTexts } from "@/app/subject-texts";
import { NO_PLACE } from "@/components/community/events/proposals/event-place-search";
import { NewEventScreen } from "@/components/community/events/proposals/new-event-screen";
import { requireUser } from "@/lib/account/queries";
import { eventFormMetadata } from "@/lib/events/page-metadata";
import { findEventPlaces, getEventPlace } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

export const newEventMetadata = (language?: Language) => eventFormMetadata("new", language);

type ProposalScreenProps = {
  query: Awaited<PageProps<"/community/events/new">["searchParams"]>;
  language?: Language;
};

async function Proposal({ place: id, q }: ProposalScreenProps["query"]) {
  const chosen = typeof id === "string" ? id : undefined;
  if (chosen === NO_PLACE) return <NewEventScreen step="form" place={undefined} />;
  const place = chosen ? await getEventPlace(chosen) : undefined;
  if (place) return <NewEventScreen step="form" place={place} />;
  const text = typeof q === "string" ? q.trim() : "";
  return (
    <NewEventScreen step="search" text={text} found={text ? await findEventPlaces(text) : []} />
  );
}

/** The form for a new event, after that for its place, in the language of the path. */
export async function ProposalScreen({ query, language = DEFAULT_LANGUAGE }: ProposalScreenProps) {
  const { place } = query;
  const chosen = typeof place === "string" ? `?${new URLSearchParams({ place })}` : "";
  await requireUser(pathIn(language, `${ROUTES.newEvent}${chosen}`));
  return (
    <SubjectTexts language={language} subjects={["event-form", "form"]}>
      <Proposal {...query} />
    </SubjectTexts>
  );
}

import { notFound } from "next/navigation";
import { eventTexts } from "@/app/community/events/event-texts";
import { SubjectTexts } from "@/app/subject-texts";
import { GuestsScreen } from "@/components/community/events/guests-screen";
import { requireUser } from "@/lib/account/queries";
import { listEvents } from "@/lib/community/queries";
import { eventGuestsHref } from "@/lib/events/hrefs";
import { getMemberEvent } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { getEventGuests } from "@/lib/members/queries";
import type english from "@/lib/messages/en/events/guests.json";
import { pageMetadata } from "@/lib/metadata";

export function eventGuestsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "event-guests");
  return pageMetadata({ title: t("title"), index: false, language });
}

type EventGuestsScreenProps = { slug: string; result: unknown; language?: Language };

/** Who goes to an event, in the language of the page's path. */
export async function EventGuestsScreen({
  slug,
  result,
  language = DEFAULT_LANGUAGE,
}: EventGuestsScreenProps) {
  const user = await requireUser(pathIn(language, eventGuestsHref(slug)));
  const sample = (await listEvents()).find(({ id }) => id === slug);
  const event = sample ?? (await getMemberEvent(slug));
  if (!event) notFound();
  return (
    <SubjectTexts language={language} {...eventTexts(language)}>
      <GuestsScreen event={event} guests={await getEventGuests(user, slug)} result={result} />
    </SubjectTexts>
  );
}

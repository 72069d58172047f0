import { eventTimeLines } from "@/lib/community/event-time";
import type { GuestNews } from "@/lib/events/changes";
import { factsLocation } from "@/lib/events/location";
import type { EventFacts } from "@/lib/events/types";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { mailTexts, pageLink } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/events.json";
import { ROUTES } from "@/lib/routes";

/** `path`: of the event's page, where the calendar file is as well. */
type Event = { facts: EventFacts; path: string };

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "event-mails");

/** "Saturday, 12 June 2027, 6:30 pm to 10:30 pm, New York time", "Samstag, 12. Juni 2027, 18:30–22:30 Uhr": the clock where it takes place. */
function timeIn(language: Language, { start, end, timeZone }: EventFacts) {
  if (language === DEFAULT_LANGUAGE) {
    const { day, hours } = eventTimeLines({ date: start, end, timeZone });
    return `${day}, ${hours}`;
  }
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(`${start}Z`), new Date(`${end}Z`));
}

function readEvent(language: Language, facts: EventFacts) {
  const country = countryIn(language, facts.country);
  return {
    title: facts.title,
    time: timeIn(language, facts),
    location: factsLocation(language === DEFAULT_LANGUAGE ? facts : { ...facts, country }),
  };
}

/** Tells a guest that an event is at another time or place. */
export const eventChangedMail =
  ({ facts, path }: Event, news: readonly GuestNews[]): MailText =>
  (language) => {
    const t = textsOf(language);
    const { title, time, location } = readEvent(language, facts);
    const [only] = news;
    return {
      language,
      subject: t("changed", { title }),
      blocks: [
        paragraph(
          t(news.length > 1 ? "news.both" : only === "time" ? "news.time" : "news.place", {
            title,
          }),
        ),
        paragraph(t("when", { time })),
        paragraph(t("where", { location })),
        paragraph(t("calendar")),
        pageLink(language, t("see"), path),
        paragraph(t("why")),
      ],
    };
  };

/** Tells a guest that an event does not take place. */
export const eventCancelledMail =
  ({ facts, path }: Event): MailText =>
  (language) => {
    const t = textsOf(language);
    const { title, ...planned } = readEvent(language, facts);
    return {
      language,
      subject: t("cancelled", { title }),
      blocks: [
        paragraph(t("cancelled.text", { title })),
        paragraph(t("planned", planned)),
        pageLink(language, t("see"), path),
        paragraph(t("why")),
      ],
    };
  };

/** Tells a guest that a moderator took an event off the site. */
export const eventRemovedMail =
  (facts: EventFacts): MailText =>
  (language) => {
    const t = textsOf(language);
    const { title, ...planned } = readEvent(language, facts);
    return {
      language,
      subject: t("removed", { title }),
      blocks: [
        paragraph(t("removed.text", { title })),
        paragraph(t("planned", planned)),
        paragraph(t("ask")),
        pageLink(language, t("others"), ROUTES.events),
        paragraph(t("why")),
      ],
    };
  };

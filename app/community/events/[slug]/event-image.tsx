import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listEvents } from "@/lib/community/queries";
import { eventLocation } from "@/lib/events/location";
import { getMemberEvent } from "@/lib/events/queries";
import { venueIn } from "@/lib/events/venue-in";
import { countryCodeOf } from "@/lib/geography/country";
import { formatDayIn } from "@/lib/languages/format-day";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";
import { hanFormsOf } from "@/lib/share-image/han-forms";
import { renderShareImage } from "@/lib/share-image/render";

/** The share image of an event's page in a language. */
export async function drawEventImage(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "event-page");
  const when = (date: string, location: string) =>
    t("image.when", { day: formatDayIn(language, date), location });
  const record = (await listEvents()).find(({ id }) => id === slug);
  if (record)
    return renderShareImage(
      <RecordImage
        tone="rose"
        language={language}
        title={record.title}
        lead={when(record.date, record.location)}
        picture={record.image.src}
      />,
    );
  const event = await getMemberEvent(slug);
  if (!event) notFound();
  const { title, start, isCancelled } = event;
  const countryCode = countryCodeOf(event.country);
  const location = eventLocation(venueIn(language, event));
  return renderShareImage(
    <ShareImage
      tone="rose"
      language={language}
      title={title}
      titleForms={hanFormsOf(title, countryCode)}
      lead={isCancelled ? t("image.cancelled") : when(start, location)}
      leadForms={isCancelled ? undefined : hanFormsOf(location, countryCode)}
    >
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}

import { useTexts } from "#texts";
import english from "@/lib/messages/en/place.json";
import sourceTexts from "@/lib/messages/en/sources.json";
import { ownWords } from "@/lib/languages/own-words";
import { sourceText, type FactSources } from "@/lib/restaurants/facts/fact-sources";
import { readingSentences } from "@/lib/restaurants/hours/hours-reading";
import type { Restaurant } from "@/lib/restaurants/types";

type HoursDetailsProps = { restaurant: Restaurant; sources: FactSources };

/** Below the opening hours: how they were read, who says so, and, on demand, their text as it was written (P14.481). */
export function HoursDetails({ restaurant, sources }: HoursDetailsProps) {
  const t = useTexts("place", english);
  const say = useTexts("sources", sourceTexts);
  const { hours = {}, hoursText } = restaurant;
  return (
    <>
      {readingSentences(hours, t).map((sentence) => (
        <p key={sentence} className="mt-2 text-small text-ink-2">
          {sentence}
        </p>
      ))}
      <p className="mt-2 text-small text-ink-3">
        {sourceText(restaurant, sources, "hoursText", say)}
      </p>
      {hoursText && (
        <details className="text-small text-ink-3">
          <summary className="w-fit cursor-pointer py-2 hover:underline">
            {t("hours.written")}
          </summary>
          <q className="wrap-anywhere" {...ownWords(t.language)}>
            {hoursText}
          </q>
        </details>
      )}
    </>
  );
}

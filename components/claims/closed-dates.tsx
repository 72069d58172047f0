import { useTexts } from "#texts";
import { ClosedDatesForm } from "@/components/claims/closed-dates-form";
import { RemoveClosedDatesForm } from "@/components/claims/remove-closed-dates-form";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/claims/pages.json";
import { rangeText } from "@/lib/restaurants/hours/range-text";
import type { ClosedRange } from "@/lib/restaurants/types";

type ClosedDatesProps = { restaurantId: string; ranges: readonly ClosedRange[] };

/** The days on which an owner's restaurant is closed, each with the button that removes it, and the form for more (P14.982). */
export function ClosedDates({ restaurantId, ranges }: ClosedDatesProps) {
  const t = useTexts("owner-pages", english);
  return (
    <>
      {ranges.length > 0 && (
        <ul className="mb-8 border-t border-line">
          {ranges.map((range) => {
            const text = rangeText(range, t.language);
            const { from, to, note } = range;
            return (
              <li
                key={`${from} ${to}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
              >
                <span className="min-w-0">
                  <b className="font-semibold">{text}</b>
                  {note && (
                    <span className="block wrap-anywhere text-ink-2" {...ownWords(t.language)}>
                      {note}
                    </span>
                  )}
                </span>
                <RemoveClosedDatesForm {...{ restaurantId, from, to, text }} />
              </li>
            );
          })}
        </ul>
      )}
      <h2 id="closed-dates-add" className="mb-4 text-h4 font-title">
        {t("closed.add")}
      </h2>
      <ClosedDatesForm key={ranges.length} restaurantId={restaurantId} />
    </>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { placeHeadingId } from "@/components/restaurants/lists/element-ids";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { IntentLink } from "@/components/ui/intent-link";
import { Illustration } from "@/components/ui/reading/illustration";
import type { ListedPlace } from "@/lib/favorites/lists/types";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/lists/lists.json";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { restaurantHref } from "@/lib/routes";

type ListedPlaceItemProps = {
  place: ListedPlace & { note?: string };
  /** Buttons at the right of the name. */
  actions?: ReactNode;
  /** Below everything else. */
  children?: ReactNode;
};

/** One place of a list: picture, name, where it is, and what the member wrote of it. */
export function ListedPlaceItem({ place, actions, children }: ListedPlaceItemProps) {
  const { language } = useTexts("lists", english);
  const { day, note, restaurant } = place;
  const { id, name, latinName, nameLang, address, city, veganLevel, picture } = restaurant;
  return (
    <li
      id={`place-${id}`}
      className="flex scroll-mt-26 gap-x-4 border-t border-line py-4 md:gap-x-6 print:block print:py-2"
    >
      <div className="size-18 flex-none overflow-hidden rounded-tile bg-sprout md:size-28 print:hidden">
        <Illustration picture={picture} className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-1 basis-36">
            <h3
              id={placeHeadingId(id)}
              className="print:text-base text-title font-title wrap-anywhere"
            >
              <IntentLink href={restaurantHref(id)} className="hover:underline">
                <SummaryName {...{ name, nameLang }} />
              </IntentLink>
            </h3>
            {latinName && <LatinName latinName={latinName} />}
            <p className="text-note wrap-anywhere text-ink-2">{placeLine(address, city)}</p>
          </div>
          {actions}
        </div>
        {veganLevel && (
          <p className="mt-2 print:hidden">
            <VeganLevelBadge level={veganLevel} />
          </p>
        )}
        {day && (
          <p className="mt-2 flex items-center gap-2 text-note font-semibold">
            <Icon name="CalendarDays" size={18} className="text-ink-3" />
            <time dateTime={day}>{formatDayIn(language, day)}</time>
          </p>
        )}
        {note && (
          <p
            className="mt-2 text-note wrap-anywhere whitespace-pre-line text-ink-2"
            {...ownWords(language)}
          >
            {note}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

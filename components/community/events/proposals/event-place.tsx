import { MapPin } from "@/components/ui/icons";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";

type EventPlaceProps = {
  /** The restaurant that the event is at; undefined for an address. */
  place: (NameForms & { city: string }) | undefined;
  /** Where another place is chosen. */
  changeHref: string;
};

/** Which place was chosen for an event, and the way to another one. */
export function EventPlace({ place, changeHref }: EventPlaceProps) {
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-sprout px-4 py-2.5">
      <MapPin size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {place ? (
          <>
            At{" "}
            <b>
              <BothNames {...place} />
            </b>
            , {place.city}
          </>
        ) : (
          "At an address"
        )}
      </span>
      <a href={changeHref} rel="nofollow" className="link tap">
        Choose another place
      </a>
    </p>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { LocationChanger } from "@/components/restaurants/near-me-location/location-changer";
import type { Device } from "@/components/restaurants/near-me-location/use-near-me-location";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Location, LocationSearch } from "@/lib/location/types";
import english from "@/lib/messages/en/near-me/near-me.json";

type NearMeHeadingProps = {
  location: Location | undefined;
  device: Device;
  onLocate: () => void;
  onFound: (found: LocationSearch) => void;
  isWorldwide: boolean;
};

/** The title, the location that the list is around, and the button that requests the device position. */
export function NearMeHeading({
  location,
  device,
  onLocate,
  onFound,
  isWorldwide,
}: NearMeHeadingProps) {
  const t = useTexts("near-me", english);
  const locating = device === "asked";
  return (
    <div className="flex items-center justify-between gap-2 pt-5 pb-1 md:items-end md:gap-x-8 md:pt-12 md:pb-7">
      <div className="min-w-0 max-md:flex-1">
        <h1 className="headline text-h1 text-balance max-md:text-4xl">{t("title")}</h1>
        <div className="relative flex min-h-11 items-center gap-2 text-note text-ink-2 md:mt-1 md:text-title noscript:hidden">
          <Icon name="MapPin" size={18} className="flex-none" />
          <LocationChanger location={location} onFound={onFound} isWorldwide={isWorldwide} />
        </div>
        {device === "unsupported" && (
          <p className="mt-1 text-small text-tomato-ink">{t("unsupported")}</p>
        )}
      </div>
      <Button
        onClick={onLocate}
        disabled={locating}
        aria-label={t(locating ? "locating" : "locate")}
        className="flex-none max-md:w-11 max-md:px-0! noscript:hidden"
      >
        {locating ? <Spinner /> : <Icon name="LocateFixed" />}
        <span className="inline-grid max-md:hidden">
          <span
            aria-hidden={locating}
            className={locating ? "invisible" : undefined}
            style={{ gridArea: "1/1" }}
          >
            {t("locate")}
          </span>
          {locating && <span style={{ gridArea: "1/1" }}>{t("locating")}</span>}
        </span>
      </Button>
    </div>
  );
}

import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Star } from "@/components/site/rating";
import { LevelLeaf } from "@/components/site/vegan-level-badge";
import { cn } from "@/lib/cn";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/live-map.json";
import { pinName } from "@/lib/map/pin-name";
import type { MapMarker } from "@/lib/map/markers";
import type { Pin } from "@/lib/map/pins";

type PinButtonProps = {
  id: string;
  pin: Pin;
  /** The list that the map shows, if there is one. */
  listed: readonly MapMarker[];
  isSelected: boolean;
  isOpen: boolean;
  isLarge: boolean;
  onPress: (byKeyboard: boolean) => void;
  onFocus: (pin: HTMLElement) => void;
  onBlur: () => void;
  onEscape: () => void;
};

function Label({ marker, isSelected }: { marker: MapMarker; isSelected: boolean }) {
  const { language } = useTexts("live-map", english);
  const { label, nameLang } = marker;
  if (label)
    return (
      <span lang={nameLang} dir={nameLang && "auto"} className="max-w-48 truncate">
        {label}
      </span>
    );
  if (marker.rating === undefined && marker.veganLevel)
    return (
      <span className={isSelected ? "" : "text-leaf dark:text-paper"}>
        <LevelLeaf
          level={marker.veganLevel}
          size={18}
          vein={isSelected ? "stroke-beet" : "stroke-surface dark:stroke-ink"}
        />
      </span>
    );
  if (marker.rating === undefined) return <Icon name="MapPin" size={18} />;
  return (
    <>
      <Star size={15} className={isSelected ? "" : "dark:fill-[#c47f00] dark:stroke-[#6f4502]"} />
      {formatDecimal(language, marker.rating, true)}
    </>
  );
}

const PIN =
  "rounded-pin text-note shadow-md pointer-coarse:h-11 pointer-coarse:px-3 max-md:h-11 max-md:px-3";
/** Larger with the number; the pin's own box stays that of a pin, around whose middle it grows. */
const DISCS = {
  small: "size-11 text-note",
  medium: "-m-1.25 size-13.5 text-title",
  large: "-m-2.5 size-16",
};

function discOf(count: number) {
  if (count < 30) return DISCS.small;
  if (count < 100) return DISCS.medium;
  return cn(DISCS.large, count < 10_000 ? "text-lead" : "text-note");
}

/** One pin of either engine: the rating of a restaurant, or the number of restaurants that it groups, on a disc. */
export function PinButton(props: PinButtonProps) {
  const { id, pin, listed, isSelected, isOpen, isLarge, ...on } = props;
  const t = useTexts("live-map", english);
  const words = useFactWords();
  const isGroup = "count" in pin;
  const count = isGroup ? pin.count : pin.marker.count;
  const place = isGroup ? 0 : 1 + listed.findIndex((each) => each.id === pin.marker.id);
  const placeId = `${id}-place`;
  const button = (
    <button
      type="button"
      data-pin=""
      id={id}
      aria-label={
        isGroup ? t("close-together", { count: pin.count }) : pinName(pin.marker, { t, words })
      }
      aria-describedby={place > 0 ? placeId : undefined}
      aria-expanded={isGroup ? undefined : isOpen}
      onClick={(event) => on.onPress(event.detail === 0)}
      onFocus={(event) => on.onFocus(event.currentTarget)}
      onBlur={on.onBlur}
      onKeyDown={(event) => {
        if (event.key === "Escape") on.onEscape();
      }}
      className={cn(
        "pointer-events-auto inline-flex items-center justify-center gap-1 font-sans leading-none font-bold whitespace-nowrap tabular-nums",
        count !== undefined
          ? cn("rounded-full ring-4 ring-ink/22", discOf(count))
          : cn(PIN, "w-max", isLarge ? "h-11 min-w-11 px-3.5" : "h-8.5 min-w-8.5 px-2.5"),
        isSelected && "bg-beet text-on-beet",
        !isSelected && count !== undefined && "bg-ink text-paper hover:bg-ink-2",
        !isSelected && count === undefined && "bg-surface text-ink dark:bg-ink dark:text-paper",
      )}
    >
      {isGroup || count !== undefined ? (
        count
      ) : (
        <Label marker={pin.marker} isSelected={isSelected} />
      )}
    </button>
  );
  if (place === 0) return button;
  return (
    <>
      {button}
      <span id={placeId} hidden>
        {t("pin.place", { place, count: listed.length })}
      </span>
    </>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { focusWhenRendered } from "@/components/map/focus-when-rendered";
import { Price } from "@/components/site/price";
import { Rating } from "@/components/site/rating";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/live-map.json";
import type { MapMarker } from "@/lib/map/markers";

function Facts({ isOpen, distance, price }: MapMarker) {
  const t = useTexts("live-map", english);
  if (isOpen === undefined && !distance && !price) return null;
  return (
    <p className="dot-list text-small">
      {isOpen !== undefined && (
        <span className={cn("font-strong", isOpen ? "text-leaf-ink" : "text-ink-3")}>
          <i
            className={cn(
              "me-1.5 inline-block size-2.25 rounded-full",
              isOpen ? "bg-leaf" : "border-2 border-ink-3",
            )}
          />
          {t(isOpen ? "open" : "closed")}
        </span>
      )}
      {distance && <span>{distance}</span>}
      {price && <Price range={price} />}
    </p>
  );
}

function MarkerRow({ marker }: { marker: MapMarker }) {
  const t = useTexts("live-map", english);
  const { name, count = 0, nameLang, latinName, address, rating, veganLevel, href } = marker;
  return (
    <div className="relative">
      <div className="flex justify-between gap-3">
        {href ? (
          <IntentLink
            href={href}
            isCard
            className="font-title outline-none after:absolute after:-inset-x-3 after:-inset-y-2 after:rounded-md hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            <SummaryName {...{ name, nameLang }} />
          </IntentLink>
        ) : (
          <b className="font-title">
            {name ? <SummaryName {...{ name, nameLang }} /> : t("places", { count })}
          </b>
        )}
        {rating !== undefined && <Rating rating={rating} />}
      </div>
      <LatinName {...{ latinName }} />
      <Facts {...marker} />
      {veganLevel && (
        <p className="mt-1.5 mb-1">
          <VeganLevelBadge level={veganLevel} />
        </p>
      )}
      {address && <p className="text-small text-ink-3">{address}</p>}
    </div>
  );
}

type PlaceCardProps = Pick<ComponentProps<"div">, "role" | "aria-label"> & {
  /** One place, or several that lie at one point. */
  markers: readonly MapMarker[];
  isDocked: boolean;
  cardKey: string;
  /** Whether the link takes the focus, or just the card, which shows no ring for it. */
  byKeyboard: boolean;
  /** The key of the card that has had the focus. */
  focusedRef: RefObject<string | undefined>;
  /** Replaces the rows, up to the edges. */
  content?: ReactNode;
  onClose: () => void;
};

const CLOSE_LATE =
  "sr-only focus-visible:not-sr-only focus-visible:mt-2 focus-visible:inline-flex focus-visible:min-h-11 focus-visible:items-center focus-visible:gap-2";

/** Escape closes a menu of the card before the card. */
const isOfMenu = ({ currentTarget }: KeyboardEvent) =>
  currentTarget.querySelector(":popover-open") !== null;

/** The info window of both engines: name, address, and the link to the restaurant. It takes the focus, Esc gives it back. */
export function MapCard({
  markers,
  isDocked,
  cardKey,
  byKeyboard,
  focusedRef,
  content,
  onClose,
  ...rest
}: PlaceCardProps) {
  const t = useTexts("live-map", english);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focusedRef.current === cardKey) return undefined;
    return focusWhenRendered(() => (byKeyboard && box.current?.querySelector("a")) || box.current);
  }, [cardKey, focusedRef, byKeyboard]);

  return (
    <div
      ref={box}
      {...rest}
      tabIndex={-1}
      onFocus={() => {
        focusedRef.current = cardKey;
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !(content && isOfMenu(event))) onClose();
      }}
      className={cn(
        "pointer-events-auto relative cursor-auto rounded-lg bg-raised text-start font-sans text-body text-ink shadow-lg select-text",
        content ? "overflow-clip" : "max-h-60 overflow-y-auto px-4 pt-3 pb-4",
        isDocked ? "w-full" : content ? "w-75" : "w-70",
        byKeyboard ? "-outline-offset-3" : "outline-none",
      )}
    >
      {content || (
        <div className="grid gap-4">
          {markers.map((marker) => (
            <MarkerRow key={marker.id} marker={marker} />
          ))}
        </div>
      )}
      <button
        type="button"
        onClick={onClose}
        className={
          content && !isDocked ? "absolute end-1 top-1 grid size-11 place-items-center" : CLOSE_LATE
        }
      >
        {content && !isDocked ? (
          <span className="grid size-9 place-items-center rounded-full bg-raised shadow-sm">
            <Icon name="X" size={18} />
            <span className="sr-only">{t("close")}</span>
          </span>
        ) : (
          <>
            <Icon name="X" size={18} />
            {t("close")}
          </>
        )}
      </button>
    </div>
  );
}

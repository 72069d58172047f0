import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import english from "@/lib/messages/en/live-map.json";

type ZoomButtonsProps = { onZoom: (steps: 1 | -1) => void };

const BUTTON = "grid size-11 place-items-center hover:bg-sprout -outline-offset-3";

/** The same two buttons on both engines. */
export function ZoomButtons({ onZoom }: ZoomButtonsProps) {
  const t = useTexts("live-map", english);
  return (
    <div className="absolute end-4 top-4 z-10 grid divide-y divide-line overflow-hidden rounded-md bg-raised shadow-md">
      <button type="button" aria-label={t("zoom-in")} onClick={() => onZoom(1)} className={BUTTON}>
        <Icon name="Plus" />
      </button>
      <button
        type="button"
        aria-label={t("zoom-out")}
        onClick={() => onZoom(-1)}
        className={BUTTON}
      >
        <Icon name="Minus" />
      </button>
    </div>
  );
}

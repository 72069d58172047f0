import { useTexts } from "#texts";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/map-box.json";
import type { MapMarker } from "@/lib/map/markers";

/** A limit on the size of the page. */
const SHOWN = 100;

type MapListProps = {
  markers: readonly MapMarker[];
  note: string;
  /** Scrolls far enough for its last rows to come out from under the panel on a wide map. */
  hasPanel?: boolean;
};

/** The places of a map as a list in the same box, where no map can be drawn. */
export function MapList({ markers, note, hasPanel = false }: MapListProps) {
  const t = useTexts("map-box", english);
  const named = markers.filter(({ name }) => name);
  const rest = named.length - SHOWN;
  return (
    <div
      className={cn(
        "absolute inset-0 overflow-y-auto p-5",
        hasPanel && "@panel:scroll-pb-65 @panel:pb-65",
      )}
      tabIndex={0}
      role="group"
      aria-label={note}
    >
      <p className="text-small text-ink-2">{note}</p>
      <ul className="mt-2 grid gap-x-8 @panel:grid-cols-2">
        {named.slice(0, SHOWN).map(({ id, name, nameLang, latinName, address, href }) => (
          <li key={id} className="border-t border-line py-2.5">
            {href ? (
              <IntentLink href={href} className="link inline-flex min-h-6 items-center">
                <SummaryName {...{ name, nameLang }} />
              </IntentLink>
            ) : (
              <b>
                <SummaryName {...{ name, nameLang }} />
              </b>
            )}
            <LatinName {...{ latinName }} />
            {address && <p className="text-small text-ink-2">{address}</p>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-small text-ink-2">{t("more", { count: rest })}</p>}
    </div>
  );
}

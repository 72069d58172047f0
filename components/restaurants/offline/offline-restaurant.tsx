import { OpeningHours } from "@/components/restaurants/opening-hours/opening-hours";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { LatinName, SummaryName } from "@/components/site/summary-name";
import { VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { sentHours } from "@/lib/restaurants/hours/sent-hours";
import { useWorldQuery } from "@/components/restaurants/offline/use-world-query";

const NEARBY = 8;

function Nearby({ id, lat, lng }: { id: string; lat: number; lng: number }) {
  const found = useWorldQuery("nearest", { around: { lat, lng }, limit: NEARBY + 1 });
  const others = (found ?? []).filter((restaurant) => restaurant.id !== id).slice(0, NEARBY);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="kept-nearby" className="mt-10">
      <h2 id="kept-nearby" className="mb-5 font-display text-h3">
        Nearby
      </h2>
      <RestaurantGrid restaurants={others} from={{ lat, lng }} />
    </section>
  );
}

/** Instead of the page of a restaurant: what the kept world has of it. */
export function OfflineRestaurant({ id }: { id: string }) {
  const found = useWorldQuery("restaurant", { id });
  if (!found) return null;
  const { name, latinName, nameLang, city, country, cuisine, veganLevel, hours, timeZone } = found;
  return (
    <section aria-labelledby="kept-restaurant" className="my-10 border-t border-line pt-8">
      <h2 id="kept-restaurant" className="font-display text-h3">
        <SummaryName {...{ name, nameLang }} />
      </h2>
      <LatinName {...{ latinName }} />
      <p className="mt-1 text-ink-2">{[...cuisine, city, country].filter(Boolean).join(" · ")}</p>
      {veganLevel && (
        <p className="mt-3">
          <VeganLevelBadge level={veganLevel} big />
        </p>
      )}
      <p className="mt-3">
        <a href={`geo:${found.lat},${found.lng}`} className="link">
          Open in a map app
        </a>
      </p>
      <div className="mt-5 max-w-120 overflow-hidden rounded-xl border border-line bg-surface">
        {hours ? (
          <OpeningHours hours={sentHours(hours)} timeZone={timeZone} />
        ) : (
          <p className="px-6 py-5 text-ink-2">Hours not known yet.</p>
        )}
      </div>
      <p className="mt-3 text-small text-ink-3">
        Weekly hours, without holidays. Place data © OpenStreetMap contributors, ODbL.
      </p>
      <Nearby id={id} lat={found.lat} lng={found.lng} />
    </section>
  );
}

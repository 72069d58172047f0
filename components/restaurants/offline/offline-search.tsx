import { Icon } from "@/components/ui/icon";
import { useDeferredValue, useState } from "react";
import { RestaurantGrid } from "@/components/restaurants/cards/restaurant-grid";
import { useWorldQuery } from "@/components/restaurants/offline/use-world-query";
import { formatCount, restaurantsFound } from "@/lib/counts";
import type { WorldFound, WorldSearch } from "@/lib/world/world";

const SHOWN = 60;
const LONGEST = 100;

function outcome(text: string, found: WorldSearch | null | undefined) {
  if (text.trim() === "") return "By name, cuisine or city.";
  if (!found) return "";
  const { restaurants, isGuess, isCut } = found;
  if (restaurants.length === 0) return "No restaurant found. Try fewer words or another spelling.";
  if (isGuess) return "No exact match. Did you mean one of these?";
  const count = restaurants.length;
  return isCut ? `The first ${formatCount(count)} of more restaurants` : restaurantsFound(count);
}

function byCity(restaurants: readonly WorldFound[]) {
  const cities = new Map<string, WorldFound[]>();
  for (const restaurant of restaurants) {
    const place = `${restaurant.city}, ${restaurant.country}`;
    cities.set(place, [...(cities.get(place) ?? []), restaurant]);
  }
  return [...cities];
}

/** Instead of the page of the search everywhere: the same search through the kept world, while one types. */
export function OfflineSearch({ text: first }: { text: string }) {
  const [text, setText] = useState(first);
  const asked = useDeferredValue(text);
  const found = useWorldQuery("search", { text: asked, limit: SHOWN });
  return (
    <section aria-labelledby="kept-search" className="my-10 border-t border-line pt-8">
      <h2 id="kept-search" className="mb-5 font-display text-h3">
        Search everywhere, on this device
      </h2>
      <label className="field">
        <Icon name="Search" />
        <span className="sr-only">Search restaurants everywhere</span>
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={LONGEST}
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Name, cuisine or city"
        />
      </label>
      <p aria-live="polite" aria-atomic="true" className="mt-5 mb-8 min-h-lh font-title">
        {outcome(asked, found)}
      </p>
      {byCity(found?.restaurants ?? []).map(([place, some]) => (
        <section key={place} aria-label={place} className="mb-10 border-t border-line pt-6">
          <h3 className="mb-5 font-display text-h4">{place}</h3>
          <RestaurantGrid restaurants={some} />
        </section>
      ))}
    </section>
  );
}

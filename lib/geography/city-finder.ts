import { around } from "geokdbush";
import KDBush from "kdbush";
import { foldCityName } from "@/lib/gazetteer/fold";
import type { GeoName, GeoNames } from "@/lib/geography/geonames";
import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";

const KM_PER_DEGREE = 111;
/** People per square kilometer of a city, for the radius that its population takes up. */
const DENSITY = 5_000;
const SMALLEST_RADIUS_KM = 1;
/** A place in the circle of one with so many times its people, in the same region, is a part of it. */
const SUBURB_RATIO = 3;
/** Outside of so many times the radius of every circle, the nearest place counts: a metropolis does not reach into the country. */
const BEYOND = 2;
/** Within this part of the radius of its circle, a point certainly belongs to the city. */
const WELL_INSIDE = 3 / 4;
/** How far away the place of a venue may be. */
const MAX_KM = 60;
/** How far a venue may be from the place that its address names. */
const NAMED_MAX_KM = 40;

/** What an address says of where it is: a city, and a state by its code. */
export type AddressParts = { city?: string; state?: string };

/** The radius of a circle that holds the people of a place. */
function radiusKm({ population }: GeoName) {
  return Math.max(SMALLEST_RADIUS_KM, Math.sqrt(population / (Math.PI * DENSITY)));
}

/** Finds the city that a point belongs to. */
export function createCityFinder({ places: all, otherNames }: GeoNames) {
  const index = new KDBush(all.length);
  for (const { lng, lat } of all) index.add(lng, lat);
  index.finish();
  const parents = new Map<GeoName, GeoName | undefined>();
  const names = new Map<GeoName, readonly string[]>();

  function namesOf(place: GeoName) {
    const known = names.get(place) ?? [place.name, ...otherNames(place)].map(foldCityName);
    names.set(place, known);
    return known;
  }

  /** The places of a country in a box that holds every point within a distance. */
  function near({ lat, lng }: Coordinates, maxKm: number, country: string): GeoName[] {
    const height = maxKm / KM_PER_DEGREE;
    const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
    return index
      .range(lng - width, lat - height, lng + width, lat + height)
      .map((id) => all[id]!)
      .filter((place) => place.country === country);
  }

  /** The city that a place is a suburb of. */
  function parentOf(place: GeoName): GeoName | undefined {
    if (!parents.has(place)) {
      const larger = near(place, MAX_KM, place.country).filter(
        (other) =>
          other.region === place.region &&
          other.population >= SUBURB_RATIO * place.population &&
          distanceKm(place, other) <= radiusKm(other),
      );
      parents.set(place, largest(larger));
    }
    return parents.get(place);
  }

  return {
    /**
     * The city of a point in a country: the place of that name where the address names one nearby, else the place whose
     * circle is nearest in proportion to its size, so that suburbs do not take venues from their city.
     */
    cityAt(point: Coordinates, country: string, address: AddressParts = {}) {
      const all = near(point, MAX_KM, country);
      const ofState = all.filter(({ region }) => region === address.state?.toUpperCase());
      const candidates = ofState.length > 0 ? ofState : all;
      const addressCity = address.city;
      const wanted = addressCity && foldCityName(addressCity);
      if (wanted) {
        const named = candidates.filter(
          (place) => distanceKm(point, place) <= NAMED_MAX_KM && namesOf(place).includes(wanted),
        );
        const found = largest(named);
        if (found) return found;
      }
      const ranked = candidates
        .filter((place) => !parentOf(place))
        .map((place) => {
          const km = distanceKm(point, place);
          return { place, km, rank: km / radiusKm(place) };
        })
        .toSorted((a, b) => a.rank - b.rank);
      const first =
        ranked[0] && ranked[0].rank <= BEYOND
          ? ranked[0]
          : ranked.toSorted((a, b) => a.km - b.km)[0];
      // Across a border of states no city is a suburb of another: Jersey City is not New York, whose circle reaches over it.
      const own = ranked.find(
        ({ place, km, rank }) =>
          first && place.region !== first.place.region && rank <= WELL_INSIDE && km < first.km,
      );
      return (own ?? first)?.place;
    },

    /** Whether a text has one of the names of a place in it, in any of its languages. */
    isNamedIn(place: GeoName, text: string) {
      const folded = foldCityName(text);
      return namesOf(place).some((name) => folded.includes(name));
    },

    /** The place of a country that is nearest to a point, however far, of those that `isMeant` says. */
    nearest(
      { lat, lng }: Coordinates,
      country: string,
      isMeant: (place: GeoName) => boolean,
    ): GeoName | undefined {
      const [id] = around(index, lng, lat, 1, Infinity, (other) => {
        const place = all[other]!;
        return place.country === country && isMeant(place);
      });
      return id === undefined ? undefined : all[id];
    },

    placesOf: (code: string) => all.filter(({ country }) => country === code),
  };
}

function largest(places: readonly GeoName[]) {
  return places.toSorted((a, b) => b.population - a.population)[0];
}

export type CityFinder = ReturnType<typeof createCityFinder>;

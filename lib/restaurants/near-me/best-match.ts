import { inSteps, inTurns, type Steps } from "@/lib/lists/in-slices";
import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { openStateAt } from "@/lib/restaurants/hours/hours";
import { ratingScore } from "@/lib/restaurants/score";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** Best match goes by points (P14.641), whose reasons are there. */
export const LEVEL_POINTS: Readonly<Record<VeganLevel, number>> = {
  vegan: 60,
  vegetarian: 40,
  "vegan options": 20,
  "few vegan options": 0,
};
export const LARGE_CHAIN_POINTS = -20;

const BANDS = [
  { km: 0.2, points: 0 },
  { km: 0.5, points: -5 },
  { km: 1, points: -10 },
  { km: 2, points: -15 },
  { km: 5, points: -20 },
  { km: 10, points: -30 },
  { km: 25, points: -40 },
  { km: 50, points: -50 },
] as const;
const FARTHER_POINTS = -60;

const OPEN_POINTS = 10;
const HOURS_NOT_KNOWN_POINTS = 4;
export const CONFIRMED_POINTS = 4;
export const PHOTO_POINTS = 1;
export const RATING_WEIGHT = 4;
/** The mean that a restaurant's ratings are compared with. */
export const USUAL_RATING = 3.5;

/** The longest task, but for one step. */
const TURN_MS = 5;

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

type Ranked = Pick<
  RestaurantSummary,
  | "id"
  | "lat"
  | "lng"
  | "timeZone"
  | "reviewCount"
  | "hours"
  | "veganLevel"
  | "rating"
  | "checkedAt"
  | "photoCount"
  | "mayHaveClosed"
  | "isLargeChain"
>;

function levelPoints({ veganLevel, isLargeChain }: Ranked) {
  const points = veganLevel ? LEVEL_POINTS[veganLevel] : 0;
  const isMeatless = veganLevel === "vegan" || veganLevel === "vegetarian";
  return isLargeChain && !isMeatless ? LARGE_CHAIN_POINTS : points;
}

function distancePoints(km: number) {
  return BANDS.find((band) => km <= band.km)?.points ?? FARTHER_POINTS;
}

function ratingPoints({ rating, reviewCount }: Ranked) {
  if (rating === undefined) return 0;
  const mean = ratingScore({ rating, reviewCount }, { mean: USUAL_RATING, ratings: 0 });
  return RATING_WEIGHT * (mean - USUAL_RATING);
}

/** Open, closed or not known. */
type OpenState = boolean | undefined;

const stateAt = ({ hours, timeZone }: Ranked, at: Date): OpenState =>
  hours && openStateAt(hours, timeZone, at);

function openPoints(now: OpenState, inAnHour: OpenState) {
  if (now || inAnHour) return OPEN_POINTS;
  return now === undefined ? HOURS_NOT_KNOWN_POINTS : 0;
}

function isConfirmed({ checkedAt }: Ranked, now: Date) {
  return checkedAt !== undefined && now.getTime() - Date.parse(checkedAt) <= YEAR_MS;
}

type Circumstances = { km: number; now: Date; isOpen: OpenState; isOpenInAnHour: OpenState };

/** The points of one restaurant. */
export function matchPoints(restaurant: Ranked, circumstances: Circumstances) {
  const { km, now, isOpen, isOpenInAnHour } = circumstances;
  return (
    levelPoints(restaurant) +
    distancePoints(km) +
    openPoints(isOpen, isOpenInAnHour) +
    (isConfirmed(restaurant, now) ? CONFIRMED_POINTS : 0) +
    (restaurant.photoCount ? PHOTO_POINTS : 0) +
    ratingPoints(restaurant)
  );
}

type BestMatchOptions = {
  from: Coordinates;
  now: Date;
  /** Whether being open counts; a page that is the same for a day leaves it out. */
  isOpenCounted?: boolean;
  /** In which ring around the point a distance is: those of an inner ring come first. */
  ringOf?: (km: number) => number;
};

/** A copy in the order of Best match, with interruptions: of thousands it takes a phone a quarter of a second. */
function* bestMatchSteps<T extends Ranked>(
  restaurants: readonly T[],
  { from, now, isOpenCounted = true, ringOf = () => 0 }: BestMatchOptions,
): Steps<T[]> {
  const inAnHour = new Date(now.getTime() + HOUR_MS);
  // All at one time, then all at the other: the local time of a time zone is computed once for each.
  const statesAt = (at: Date) =>
    inSteps(restaurants, (restaurant) => (isOpenCounted ? stateAt(restaurant, at) : undefined));
  const open = yield* statesAt(now);
  const openInAnHour = yield* statesAt(inAnHour);
  let index = 0;
  const ranked = yield* inSteps(restaurants, (restaurant) => {
    const km = distanceKm(from, restaurant);
    const [isOpen, isOpenInAnHour] = [open[index], openInAnHour[index]];
    index += 1;
    const points = matchPoints(restaurant, { km, now, isOpen, isOpenInAnHour });
    const isLast = restaurant.mayHaveClosed ?? false;
    return { restaurant, km, points, ring: ringOf(km), isLast };
  });
  return ranked
    .sort(
      (a, b) =>
        a.ring - b.ring ||
        Number(a.isLast) - Number(b.isLast) ||
        b.points - a.points ||
        a.km - b.km ||
        (a.restaurant.id < b.restaurant.id ? -1 : 1),
    )
    .map(({ restaurant }) => restaurant);
}

/** A copy in the order of Best match; no task is longer than a browser or a server may be held up. */
export function sortByBestMatch<T extends Ranked>(
  restaurants: readonly T[],
  options: BestMatchOptions,
) {
  return inTurns(bestMatchSteps(restaurants, options), TURN_MS);
}

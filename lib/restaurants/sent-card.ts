import type { Picture } from "@/lib/picture";
import { receivedHours, sentHours, type SentHours } from "@/lib/restaurants/hours/sent-hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type Always = "id" | "name" | "picture" | "cuisine" | "features" | "timeZone";

/** Shown where they are known. */
const OPTIONAL_FACTS = [
  "latinName",
  "nameLang",
  "photoCount",
  "rating",
  "priceRange",
  "veganLevel",
  "checkedAt",
  "addedHere",
  "countryCode",
  "place",
] as const;

/** Shown where they are true. */
const MARKS = ["featured", "sample", "mayHaveClosed"] as const;

type ShownFacts = Pick<RestaurantSummary, Always | (typeof OPTIONAL_FACTS)[number] | "dishes"> &
  Partial<Pick<RestaurantSummary, (typeof MARKS)[number]>>;

/** What a card shows of a restaurant. */
export type CardFacts = ShownFacts & Pick<RestaurantSummary, "hours">;

/**
 * The same on the way into an island, which the page would have twice: the hours would be half of it, and the size of most pictures is the
 * same.
 */
export type SentCard = Omit<ShownFacts, "picture"> & Picture & Partial<SentHours>;

export function sentCard({ hours, dishes, ...restaurant }: RestaurantSummary): SentCard {
  const { id, name, picture, cuisine, features, timeZone } = restaurant;
  const others = [
    ...OPTIONAL_FACTS.filter((fact) => restaurant[fact] !== undefined),
    ...MARKS.filter((mark) => restaurant[mark]),
  ];
  return {
    ...{ id, name, ...picture, cuisine, features, timeZone },
    ...Object.fromEntries(others.map((fact) => [fact, restaurant[fact]])),
    ...(dishes && { dishes: { ...dishes, names: dishes.names.slice(0, 1) } }),
    ...(hours && sentHours(hours)),
  };
}

export function receivedCard(sent: SentCard): CardFacts {
  const { week, dates, src, alt, width, height, ...others } = sent;
  const card = { ...others, picture: { src, alt, width, height } };
  if (week === undefined) return card;
  return { ...card, hours: receivedHours({ week, ...(dates && { dates }) }) };
}

/** The facts of a list's cards, and what all of them have in common, which is sent once. */
export function apart<Card extends SentCard>(cards: readonly Card[]) {
  const [first, ...others] = cards.map((card) => Object.entries(card));
  const has = (facts: [string, unknown][], fact: string, text: string) =>
    facts.some(([name, value]) => name === fact && JSON.stringify(value) === text);
  const shared = (first ?? []).filter(
    ([fact, value]) =>
      others.length > 0 && others.every((facts) => has(facts, fact, JSON.stringify(value))),
  );
  const names = new Set(shared.map(([fact]) => fact));
  const own = cards.map((card) => {
    const facts = Object.entries(card).filter(([fact]) => !names.has(fact));
    return Object.fromEntries(facts) as Partial<Card>;
  });
  return { shared: Object.fromEntries(shared) as Partial<Card>, own };
}

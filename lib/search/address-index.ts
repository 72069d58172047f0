import type { Steps } from "@/lib/lists/in-slices";
import { foldForSearch, withoutUmlautE } from "@/lib/strings/fold-for-search";
import { postcodeArea, postcodeDistance, postcodeKey } from "@/lib/search/postcodes";
import type { Coordinates } from "@/lib/location/types";

/** What the index reads of a restaurant. */
export type Addressed = Coordinates & {
  address?: string | null;
  postcode?: string | null;
  city: string;
  country: string;
};

/** A postal code or a street of the directory, in the middle of the restaurants that name it. */
export type KnownAddress = Coordinates & {
  kind: "postcode" | "street";
  name: string;
  city: string;
  country: string;
  count: number;
};

const HOUSE_BEFORE = /^\d+\p{L}?(?:[-–/]\d+\p{L}?)*\s+(?=\D)/u;
const HOUSE_AFTER = /[\s,]+\d+\s?\p{L}?(?:\s*[-–/,+]\s*\d*\p{L}?)*$/u;

/** Their number is the name of the street: Calle 38, Highway 101, Sukhumvit Soi 11. */
const OF_A_NUMBER =
  /^(?:(?:av|ave|avenida|avenue|calle|carrera|highway|hwy|jalan|route|rua|rue|ruta|via)\.?|(?:.*\s)?soi)$/i;

/** Words for a street that are written short as well. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(stra(?:ss|s)e|str)$/, "str"],
  [/ street$/, " st"],
  [/ avenue$/, " ave"],
  [/ road$/, " rd"],
  [/ boulevard$/, " blvd"],
];

/** A street address without the number of the house. */
export function streetOf(address: string) {
  const [first = ""] = address.split(",");
  const street = first.trim().replace(HOUSE_BEFORE, "").trim();
  const name = street.replace(HOUSE_AFTER, "").trim();
  return OF_A_NUMBER.test(name) ? street : name;
}

export function streetKey(street: string) {
  const folded = foldForSearch(street);
  const short = SHORT_FORMS.reduce((key, [long, short]) => key.replace(long, short), folded);
  // Last: "avenue" has the letters of an umlaut.
  return withoutUmlautE(short);
}

const middle = (degrees: number[]) => degrees.sort((a, b) => a - b)[degrees.length >> 1]!;

/** Keys with so many first letters in common are sorted at once. */
const SORTED_BY = 3;

type Group = {
  kind: KnownAddress["kind"];
  key: string;
  name: string;
  /** The part that postal codes of a country begin with: SW1A. */
  isArea: boolean;
  some: Addressed[];
};

/** By key; in steps, those that begin alike at a time. */
function* inOrder(groups: Iterable<Group>): Steps<Group[]> {
  const alike = new Map<string, Group[]>();
  for (const group of groups) {
    const start = group.key.slice(0, SORTED_BY);
    const some = alike.get(start);
    if (some) some.push(group);
    else alike.set(start, [group]);
  }
  yield;
  const starts = [...alike].sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted: Group[] = [];
  for (const [, some] of starts) {
    yield;
    sorted.push(...some.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)));
  }
  return sorted;
}

/** An index of the streets and postal codes that restaurants name, which are added one by one. */
export function createAddressIndexBuilder() {
  const groups = new Map<string, Group>();

  function addTo({ kind, key, name, isArea }: Omit<Group, "some">, restaurant: Addressed) {
    if (!key) return;
    const { city, country } = restaurant;
    const id = [kind, key, kind === "street" ? city : "", country, isArea].join("\t");
    const group = groups.get(id);
    if (group) group.some.push(restaurant);
    else groups.set(id, { kind, key, name, isArea, some: [restaurant] });
  }

  const addCode = (key: string, name: string, isArea: boolean, restaurant: Addressed) =>
    addTo({ kind: "postcode", key, name, isArea }, restaurant);

  function add(restaurant: Addressed) {
    const { address, postcode } = restaurant;
    const street = address ? streetOf(address) : "";
    if (/\p{L}{3}|\p{Lo}/u.test(street))
      addTo({ kind: "street", key: streetKey(street), name: street, isArea: false }, restaurant);
    const code = postcodeKey(postcode ?? "");
    const area = postcodeArea(code);
    if (postcode) addCode(code, postcode, false, restaurant);
    if (area) addCode(area, area.toUpperCase(), true, restaurant);
  }

  return {
    add,
    /** The index of all that were added. */
    *finish(): Steps<AddressIndex> {
      return addressIndex(yield* inOrder(groups.values()));
    },
  };
}

function addressIndex(sorted: readonly Group[]) {
  function firstFrom(key: string) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const at = (low + high) >> 1;
      if (sorted[at]!.key < key) low = at + 1;
      else high = at;
    }
    return low;
  }

  function groupsFrom(key: string) {
    const found: Group[] = [];
    for (let at = firstFrom(key); sorted[at]?.key.startsWith(key); at++) found.push(sorted[at]!);
    return found;
  }

  function toAddress({ kind, name, some }: Group): KnownAddress {
    const cities = new Map<string, number>();
    for (const { city } of some) cities.set(city, (cities.get(city) ?? 0) + 1);
    const [[city = ""] = []] = [...cities].sort(([, a], [, b]) => b - a);
    return {
      kind,
      name,
      city,
      country: some[0]!.country,
      count: some.length,
      lat: middle(some.map(({ lat }) => lat)),
      lng: middle(some.map(({ lng }) => lng)),
    };
  }

  const most = (found: Group[], limit: number) =>
    found
      .sort((a, b) => b.some.length - a.some.length)
      .slice(0, limit)
      .map(toAddress);

  return {
    /** The streets and postal codes that a text is the start of, those with most restaurants first. */
    startingWith(text: string, limit: number): KnownAddress[] {
      const [code, street] = [postcodeKey(text), streetKey(text)];
      return most(
        [
          ...(code ? groupsFrom(code).filter(({ kind }) => kind === "postcode") : []),
          ...(street ? groupsFrom(street).filter(({ kind }) => kind === "street") : []),
        ],
        limit,
      );
    },
    /** The street or postal code that a text is; `isThere` where the text names its city, too. */
    named(text: string, isThere?: (restaurant: Addressed) => boolean): KnownAddress | undefined {
      const code = postcodeKey(text);
      const streets = [text, streetOf(text)].map(streetKey);
      const found = [code, ...streets].flatMap((key, index) =>
        groupsFrom(key).filter(
          (group) => key && group.key === key && group.kind === (index ? "street" : "postcode"),
        ),
      );
      const here = [...new Set(found)].flatMap((group) => {
        const some = isThere ? group.some.filter(isThere) : group.some;
        return some.length > 0 ? [{ ...group, some }] : [];
      });
      // 1053 is a code of Budapest before it is the start of those of Amsterdam.
      const whole = here.filter(({ isArea }) => !isArea);
      return most(whole.length > 0 ? whole : here, 1)[0];
    },
    /** The postal codes and areas that are nearest to one that no restaurant names. */
    near(text: string, limit: number): KnownAddress[] {
      const code = postcodeKey(text);
      const distance = ({ kind, key }: Group) =>
        kind === "postcode" ? postcodeDistance(code, key) : undefined;
      const start = code.slice(0, code.length < 4 ? 1 : 2);
      return groupsFrom(start)
        .flatMap((group) => {
          const apart = distance(group);
          return apart === undefined ? [] : [{ group, apart }];
        })
        .sort((a, b) => a.apart - b.apart || b.group.some.length - a.group.some.length)
        .slice(0, limit)
        .map(({ group }) => toAddress(group));
    },
  };
}

export type AddressIndex = ReturnType<typeof addressIndex>;

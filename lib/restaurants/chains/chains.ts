import { createHash } from "node:crypto";
import { foldForSearch } from "@/lib/strings/fold-for-search";
import FAST_FOOD_CHAINS from "@/lib/restaurants/chains/fast-food-chains.json";

/** What is needed of a restaurant to say of which chain it is. `brand`: the value of brand:wikidata, or else of brand. */
export type ChainRow = {
  id: string;
  name: string;
  website: string | null;
  brand: string | null;
};

/** `chain`: equal for all branches, where there are others. */
export type ChainFacts = { chain?: string; isLargeChain?: true };

/** As many branches make a large chain. */
const LARGE = 10;

const FAST_FOOD: ReadonlySet<string> = new Set(FAST_FOOD_CHAINS.map(foldForSearch));

/** Domains under which anyone can have a page. */
const SHARED_HOSTS = new Set(
  "facebook instagram google blogspot wordpress wixsite wix eatbu business site vk linktr tripadvisor yelp lieferando ubereats jimdo jimdofree jimdosite weebly squarespace yolasite negocio".split(
    " ",
  ),
);

/** "co" in co.uk, "com" in com.au. */
const COUNTRY_PARTS = new Set(["co", "com", "org", "net", "gov", "ac"]);

/** What is said of a chain by its domain: "starbucks" of https://www.starbucks.co.uk/store/1. Undefined for a shared domain. */
export function siteLabel(website: string | null) {
  const [, host] = /^(?:https?:\/\/)?([^/:?#\s]+)/i.exec(website ?? "") ?? [];
  const parts = host?.toLowerCase().split(".").slice(0, -1) ?? [];
  if (parts.length > 1 && COUNTRY_PARTS.has(parts.at(-1)!)) parts.pop();
  const label = parts.at(-1);
  return label && !SHARED_HOSTS.has(label) ? label : undefined;
}

type Names = {
  ids: string[];
  labels: (string | undefined)[];
  brands: (string | undefined)[];
};

/** The value that most have, and how many those are. */
function mostFrequent(values: readonly (string | undefined)[]) {
  const counts = new Map<string, number>();
  for (const value of values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first ? { value: first[0], count: first[1] } : undefined;
}

/** The chain of each restaurant of one name (P14.642), as a text; undefined for one that is of none. */
function chainsOfName(name: string, { labels, brands }: Names): (string | undefined)[] {
  const brand = mostFrequent(brands);
  const label = mostFrequent(labels);
  const known = labels.filter((each) => each !== undefined).length;
  const isShared = label !== undefined && label.count >= 2 && 2 * label.count >= known;
  return labels.map((own, index) => {
    const ownBrand = brands[index] ?? (isShared || own === undefined ? brand?.value : undefined);
    if (ownBrand !== undefined) return `brand ${ownBrand}`;
    if (own !== undefined) return `${name} ${own}`;
    return isShared ? `${name} ${label.value}` : undefined;
  });
}

/** Short, and the same for all branches. */
const keyOf = (chain: string) => createHash("sha256").update(chain).digest("base64url").slice(0, 6);

/** Collects restaurants, and says afterwards which are branches of chains. */
export function createChains() {
  const byName = new Map<string, Names>();

  function add({ id, name, website, brand }: ChainRow) {
    const key = foldForSearch(name);
    const names = byName.get(key) ?? { ids: [], labels: [], brands: [] };
    names.ids.push(id);
    names.labels.push(siteLabel(website));
    names.brands.push(brand?.trim() || undefined);
    byName.set(key, names);
  }

  /** By the ids of restaurants; those without are of no chain. */
  function finish(): Map<string, ChainFacts> {
    const branches = new Map<string, string[]>();
    const facts = new Map<string, ChainFacts>();
    for (const [name, names] of byName) {
      const isFastFood = FAST_FOOD.has(name);
      const chains = chainsOfName(name, names);
      for (const [index, chain] of chains.entries()) {
        const id = names.ids[index]!;
        if (isFastFood) facts.set(id, { isLargeChain: true });
        if (chain === undefined) continue;
        const ids = branches.get(chain);
        if (ids) ids.push(id);
        else branches.set(chain, [id]);
      }
    }
    for (const [chain, ids] of branches) {
      if (ids.length < 2) continue;
      const key = keyOf(chain);
      for (const id of ids)
        facts.set(id, {
          ...facts.get(id),
          chain: key,
          ...(ids.length >= LARGE && { isLargeChain: true }),
        });
    }
    return facts;
  }

  return { add, finish };
}

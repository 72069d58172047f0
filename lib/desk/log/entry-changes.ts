import { factWords } from "@/lib/desk/fact-words";
import { factLabel } from "@/lib/desk/facts";
import { formatDay } from "@/lib/dates";
import { countryNameIn } from "@/lib/languages/country-name";
import { deskHref } from "@/lib/routes";

export type States = { before: unknown; after: unknown };

/** A value of a fact in words; `href`: the page of what it names. */
export type ChangedValue = { text: string; href?: string };

export type EntryChange = {
  name: string;
  label: string;
  /** Undefined where nothing was before. */
  old: ChangedValue | undefined;
  now: ChangedValue;
};

const LABELS: Readonly<Record<string, string>> = {
  answer: "Answer",
  cities: "Cities",
  countries: "Countries",
  endsAt: "Ends",
  factors: "Second factors",
  mergedInto: "Merged into",
  osm: "Element of OpenStreetMap",
  ref: "Element of OpenStreetMap",
  restaurant: "Restaurant",
  restaurantId: "Restaurant",
  role: "Role",
  scope: "Region",
  suspended: "Suspended",
  texts: "Reviews and posts",
};

/** Ids of what has a page at the desk, and where that is. */
const PAGES: Readonly<Record<string, string>> = {
  mergedInto: "venues",
  restaurantId: "venues",
};

/** What says nothing that the entry's own line does not say, or means nothing to a reader. */
const LEFT_OUT = [
  "entry",
  "hours",
  "memberSlug",
  "photo",
  "senderEmail",
  "status",
  "subject",
  "userId",
  "with",
];

const DAY = /^\d{4}-\d{2}-\d{2}T/;

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The facts of a state by name: those that the desk changed in a listing are among its others. */
function factsOf(state: unknown) {
  const { changed, ...facts } = isPlain(state) ? state : { changed: undefined };
  return { ...facts, ...(isPlain(changed) ? changed : {}) } as Readonly<Record<string, unknown>>;
}

/** A restaurant that was merged, with all its columns. */
const isWholeRecord = (name: string, value: unknown) => name === "restaurant" && isPlain(value);

/** A value of a fact in the words of its page: "Fully vegan" for "vegan". */
export function valueWords(name: string, value: unknown): string {
  if (name === "countries" && Array.isArray(value))
    return value.map((code) => countryNameIn("en", String(code))).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string" && DAY.test(value)) return formatDay(value.slice(0, 10));
  if (isPlain(value))
    return Object.entries(value)
      .map(([part, text]) => `${labelOf(part)} ${valueWords(part, text)}`)
      .join(", ");
  return factWords(name, value);
}

const labelOf = (name: string) => LABELS[name] ?? factLabel(name);

function changedValue(name: string, value: unknown): ChangedValue {
  const page = PAGES[name];
  const text = valueWords(name, value);
  return page && typeof value === "string" ? { text, href: deskHref(page, value) } : { text };
}

/** What an entry of the log changed, fact by fact, in the words of the desk. */
export function entryChanges({ before, after }: States): EntryChange[] {
  const [old, now] = [factsOf(before), factsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => !LEFT_OUT.includes(name) && !isWholeRecord(name, old[name] ?? now[name]))
    .filter((name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(now[name] ?? null))
    .map((name) => ({
      name,
      label: labelOf(name),
      old: (old[name] ?? null) === null ? undefined : changedValue(name, old[name]),
      now: (now[name] ?? null) === null ? { text: "nothing" } : changedValue(name, now[name]),
    }));
}

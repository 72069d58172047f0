import OpeningHours, { type nominatim_object, type optional_conf_param } from "opening_hours";
import type { HoursPlace } from "@/lib/opening-hours/place";

/** The library writes what it throws to the console, too. */
function quietly<T>(work: () => T) {
  const { error } = console;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = error;
  }
}

const OPTIONS = { tag_key: "opening_hours", mode: 0, map_value: false } as optional_conf_param;

/** A part of a rule: "month", "weekday", "time", "state", "comment" and so on, as the library writes it. */
export type RulePart = { kind: string; text: string };
export type WrittenRule = { parts: RulePart[]; joiner: "normal" | "additional" | "fallback" };

/** What `get_internals` gives, which the library's types leave out. */
type Internals = [
  rules: [position: [number, number, string], text: string][][],
  tokens: [tokens: [unknown, string?, ...unknown[]][], isFallback: boolean, ...unknown[]][],
];

/** The rules of a text with their parts; it throws what it cannot read. */
export function rulesOf(text: string): WrittenRule[] {
  return quietly(() => {
    const hours = new OpeningHours(text, null as unknown as nominatim_object, OPTIONS);
    const [rules, tokens] = hours.prettifyValue({
      get_internals: true,
    } as never) as unknown as Internals;
    return rules.map((parts, index) => {
      const [[first] = [], isFallback = false] = tokens[index] ?? [];
      const isAdditional = first?.[1] === "rule separator";
      return {
        parts: parts.map(([[, , kind], part]) => ({ kind, text: part })),
        joiner: isFallback ? "fallback" : isAdditional ? "additional" : "normal",
      };
    });
  });
}

/** The intervals in which a text says that it is open; it throws for holidays of a country without data. */
export function openIntervals(
  text: string,
  { lat, lng, country, state }: HoursPlace,
  from: Date,
  to: Date,
) {
  // A null location means holidays in Germany; a country without holiday data makes holiday rules throw.
  const place = {
    lat: String(lat),
    lon: String(lng),
    address: { country_code: country?.toLowerCase() ?? "", state },
  } as unknown as nominatim_object;
  return quietly(() => new OpeningHours(text, place, OPTIONS).getOpenIntervals(from, to));
}

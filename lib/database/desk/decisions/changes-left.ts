import { isDeepStrictEqual } from "node:util";
import type { FactChange } from "@/lib/database/desk/decisions/correct-restaurant";
import type { restaurants } from "@/lib/database/schema/restaurants";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import type { ClosedRange } from "@/lib/restaurants/types";

type Row = typeof restaurants.$inferSelect;

/** Opening hours are read from their text, again and again: they go with it. */
const DERIVED_FROM: Readonly<Record<string, string>> = { hours: "hoursText" };

/** A fact without closed days that are over: the server removes them. */
function valueOn(today: string, field: string, value: unknown) {
  if (field !== "closedDates") return value ?? null;
  const ranges = rangesFrom((value ?? []) as ClosedRange[], today);
  return ranges.length > 0 ? ranges : null;
}

/** What an entry of the audit log takes back, as fields and values: the facts that are still as it left them, as they were before. */
export function changesLeft(row: Row, entry: { before: unknown; after: unknown }): FactChange[] {
  const after = Object(entry.after) as Record<string, unknown>;
  const today = dateIn(row.timeZone, new Date());
  return Object.entries(Object(entry.before) as Record<string, unknown>).filter(([name]) => {
    const field = DERIVED_FROM[name] ?? name;
    return isDeepStrictEqual(
      valueOn(today, field, factOf(row, field)),
      valueOn(today, field, after[field]),
    );
  });
}

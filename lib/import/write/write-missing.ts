import { readRestaurants, type KnownElement } from "@/lib/database/imports/known-records";
import type { ChangeOptions } from "@/lib/import/write/change-options";
import { correctedClosure } from "@/lib/import/corrections";
import { IMPORT_ACTOR, restaurantRow } from "@/lib/import/rows";

/** After so many imports of its area without it, a venue counts as closed, unless an import finds it without anything vegan. */
export const IMPORTS_UNTIL_CLOSED = 3;

const timesMissing = ({ missing }: KnownElement) => Math.min(missing + 1, IMPORTS_UNTIL_CLOSED);

/** Marks the restaurants of which no element is left. */
export async function writeMissing(
  {
    database,
    known,
    matched,
    gone,
    closed,
    notVegan,
    takeovers,
    writer,
    summary,
    now,
  }: ChangeOptions,
  seen: ReadonlySet<string>,
) {
  const lost = new Map(gone.map((element) => [element.ref, element]));
  for (const ref of closed) lost.set(ref, known.elements.get(ref)!);
  for (const ref of matched.replaced) lost.delete(ref);
  const unclear = new Set(takeovers.unclear.map(({ ref }) => ref));
  const elementsOf = new Map<string, KnownElement[]>();
  for (const { restaurantId } of lost.values()) elementsOf.set(restaurantId, []);
  for (const element of known.elements.values())
    elementsOf.get(element.restaurantId)?.push(element);

  const agreed = new Map<string, unknown>();
  const closures = new Map<string, "missing" | "closed">();
  for (const element of lost.values())
    await writer.add("elements", { ...element, missing: timesMissing(element) });
  for (const [id, elements] of elementsOf) {
    const isUnclear = elements.some(({ ref }) => unclear.has(ref));
    if (seen.has(id) || isUnclear || !elements.every(({ ref }) => lost.has(ref))) continue;
    // Of several elements the one that existed last: the others may have been replaced long ago.
    const times = Math.min(...elements.map(timesMissing));
    const isAbsent =
      times >= IMPORTS_UNTIL_CLOSED && !elements.some(({ ref }) => notVegan.has(ref));
    const isClosed = isAbsent || elements.some(({ ref }) => closed.has(ref));
    const correction = correctedClosure(known.corrections.get(id));
    if (correction?.value === null) continue;
    if (correction && isClosed) agreed.set(id, correction.value);
    if (known.venues.get(id)?.closure === "closed") continue;
    closures.set(id, isClosed ? "closed" : "missing");
  }

  for (const [restaurantId, value] of agreed)
    await writer.add("removedCorrections", { restaurantId, field: "closure", value });
  const changed = [...closures].filter(
    ([id, closure]) => known.venues.get(id)?.closure !== closure,
  );
  const rows = await readRestaurants(
    database,
    changed.map(([id]) => id),
  );
  const written = new Set(changed.map(([id]) => id));
  const versionOf = (id: string) => known.venues.get(id)?.version;
  for (const id of elementsOf.keys())
    if (!seen.has(id) && !written.has(id))
      await writer.add("compared", { id, version: versionOf(id) });
  for (const [id, closure] of changed) {
    const old = rows.get(id)!;
    const row = restaurantRow(id, old, old, versionOf(id), now);
    await writer.add("restaurants", { ...row, closure });
    await writer.add("log", {
      actor: IMPORT_ACTOR,
      restaurantId: id,
      field: "closure",
      before: old.closure ?? null,
      after: closure,
    });
  }
  const all = [...closures.values()];
  summary.closed += all.filter((closure) => closure === "closed").length;
  summary.missing += all.filter((closure) => closure === "missing").length;
}

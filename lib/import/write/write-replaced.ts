import { readRestaurants } from "@/lib/database/imports/known-records";
import type { ChangeOptions } from "@/lib/import/write/change-options";
import { correctedClosure } from "@/lib/import/corrections";
import { IMPORT_ACTOR, restaurantRow } from "@/lib/import/rows";

/**
 * Closes the restaurants whose elements have become another business; `successors` are the restaurants of those elements now. What the
 * desk has decided about a closure holds.
 */
export async function writeReplaced(
  { database, known, writer, summary, now }: ChangeOptions,
  seen: ReadonlySet<string>,
  successors: ReadonlyMap<string, string>,
) {
  const replaced = new Map<string, string>();
  for (const [ref, successor] of successors) {
    const id = known.elements.get(ref)?.restaurantId;
    if (!id || id === successor || seen.has(id)) continue;
    if (correctedClosure(known.corrections.get(id))?.value !== null) replaced.set(id, successor);
  }
  const rows = await readRestaurants(database, [...replaced.keys()]);
  for (const [id, replacedBy] of replaced) {
    const old = rows.get(id);
    if (!old) continue;
    summary.replaced++;
    await writer.add("restaurants", {
      ...restaurantRow(id, old, old, known.venues.get(id)?.version, now),
      closure: "closed",
      replacedBy,
    });
    const entry = { actor: IMPORT_ACTOR, restaurantId: id };
    await writer.add("log", {
      ...entry,
      field: "closure",
      before: old.closure ?? null,
      after: "closed",
    });
    await writer.add("log", {
      ...entry,
      field: "replacedBy",
      before: old.replacedBy ?? null,
      after: replacedBy,
    });
  }
  return new Set(replaced.keys());
}

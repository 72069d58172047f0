import type { MarkKind } from "@/lib/dishes/types";
import { ownRecords, withMember } from "@/lib/session/account-records";

const marks = ownRecords<ReadonlySet<string>>(async (restaurantId) => {
  const { getOwnMarks } = await import("@/lib/dishes/actions");
  return new Set(await getOwnMarks(restaurantId));
}, new Set());

const nameOf = (kind: MarkKind, dishId: string) => `${kind}:${dishId}`;

/** Remembers what a press has changed. */
export function rememberMark(
  restaurantId: string,
  { kind, id, isMarked }: { kind: MarkKind; id: string; isMarked: boolean },
) {
  const present = marks.read(restaurantId);
  marks.keep(restaurantId, withMember(present, nameOf(kind, id), isMarked));
}

/** Whether the visitor says this of a dish now. */
export function useOwnMark(restaurantId: string, kind: MarkKind, dishId: string) {
  return marks.useRecord(restaurantId).has(nameOf(kind, dishId));
}

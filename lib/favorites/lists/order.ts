export type Direction = "up" | "down";

/** The ids with one of them at a position from 1; as close to it as the list goes, and the same order where the id is not in it. */
export function moveTo(ids: readonly string[], id: string, position: number) {
  const others = ids.filter((other) => other !== id);
  if (others.length === ids.length) return others;
  const index = Math.max(position - 1, 0);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** The ids with one of them exchanged with the one before or after it; the same order where there is none. */
export function moveBy(ids: readonly string[], id: string, direction: Direction) {
  const position = ids.indexOf(id) + 1;
  return moveTo(ids, id, position + (direction === "up" ? -1 : 1));
}

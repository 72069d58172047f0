export type Direction = "up" | "down";

/** The ids with one of them exchanged with the one before or after it; the same order where there is none. */
export function moveBy(ids: readonly string[], id: string, direction: Direction) {
  const from = ids.indexOf(id);
  const to = from + (direction === "up" ? -1 : 1);
  const moved = [...ids];
  const other = ids[to];
  if (from < 0 || other === undefined) return moved;
  moved[from] = other;
  moved[to] = id;
  return moved;
}

/** The records of these ids, in their order. */
export function inOrder<T extends { id: string }>(
  records: readonly T[],
  ids: readonly string[],
): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

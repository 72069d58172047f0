/** A record of a list with the ones before and after it; undefined when the list has none of that id. */
export function findWithNeighbors<Entry extends { id: string }>(
  records: readonly Entry[],
  id: string,
) {
  const index = records.findIndex((record) => record.id === id);
  const record = records[index];
  return record && { record, previous: records[index - 1], next: records[index + 1] };
}

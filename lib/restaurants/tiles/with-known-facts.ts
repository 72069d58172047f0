/** Adds the facts that are known to a record; the others stay absent from it. */
export function withKnownFacts<Row extends object>(
  record: Row,
  facts: { [Fact in keyof Row]?: Row[Fact] | undefined },
): Row {
  for (const fact in facts) {
    const value = facts[fact];
    if (value !== undefined) record[fact] = value;
  }
  return record;
}

/** Helpers for columns of files with many rows: each is written so that it compresses well. */

/** A column whose values repeat: each value once, the most frequent first, and for each row its place in that list; -1 for none. */
export type Repeated<Value> = { values: Value[]; at: number[] };

/** A column that few rows have a value in: the distances between their positions, and the values. */
export type Sparse<Value> = { steps: number[]; values: Value[] };

export function repeated<Value>(column: readonly (Value | undefined)[]): Repeated<Value> {
  const known = new Map<string, { value: Value; count: number }>();
  const keys = column.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  for (const [row, key] of keys.entries()) {
    if (key === undefined) continue;
    const entry = known.get(key);
    if (entry) entry.count += 1;
    else known.set(key, { value: column[row]!, count: 1 });
  }
  const ordered = [...known].sort(([, a], [, b]) => b.count - a.count);
  const places = new Map(ordered.map(([key], place) => [key, place]));
  return {
    values: ordered.map(([, { value }]) => value),
    at: keys.map((key) => (key === undefined ? -1 : places.get(key)!)),
  };
}

export function readRepeated<Value>({ values, at }: Repeated<Value>): (Value | undefined)[] {
  return at.map((place) => values[place]);
}

export function sparse<Value>(column: readonly (Value | undefined)[]): Sparse<Value> {
  const steps: number[] = [];
  const values: Value[] = [];
  let last = 0;
  for (const [row, value] of column.entries()) {
    if (value === undefined) continue;
    steps.push(row - last);
    values.push(value);
    last = row;
  }
  return { steps, values };
}

export function readSparse<Value>({ steps, values }: Sparse<Value>, rows: number) {
  const column = new Array<Value | undefined>(rows).fill(undefined);
  let row = 0;
  for (const [place, step] of steps.entries()) {
    row += step;
    column[row] = values[place];
  }
  return column;
}

/** Delta encoding: the difference of each number from the one before it. */
export function toDeltas(numbers: readonly number[]) {
  return numbers.map((number, place) => number - (place > 0 ? numbers[place - 1]! : 0));
}

/** The numbers that `toDeltas` has encoded. */
export function fromDeltas(steps: readonly number[]) {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

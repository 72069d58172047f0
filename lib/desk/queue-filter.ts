import { wordsOf, type Queue } from "@/lib/desk/queues";

type Texts = Readonly<Record<string, string>>;

/** How far the decision on an item is. */
export const STATES = {
  open: "Nobody has it open",
  held: "Open by someone else",
  asked: "Waiting for an answer",
  answered: "Answered",
} as const;

export type WaitState = keyof typeof STATES;

/** Since how many days something waits at least. */
export const AGES: Texts = {
  1: "A day or more",
  3: "3 days or more",
  7: "A week or more",
  30: "30 days or more",
};

const LONGEST_TEXT = 100;

/** Which items of a queue are listed; what is absent is not looked at. */
export type QueueFilter = { text?: string; kind?: string; state?: WaitState; days?: number };

type Query = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined) =>
  typeof value === "string" ? value.trim().slice(0, LONGEST_TEXT) : "";

const known = (texts: Texts, name: string) => (Object.hasOwn(texts, name) ? name : undefined);

/** The filter that an address names; what it does not know is left out. */
export function readFilter(queue: Queue, query: Query): QueueFilter {
  const text = textOf(query.q);
  const kind = known(wordsOf(queue).kinds, textOf(query.kind));
  const state = known(STATES, textOf(query.state)) as WaitState | undefined;
  const age = known(AGES, textOf(query.age));
  return {
    ...(text && { text }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(age && { days: Number(age) }),
  };
}

export const isFiltered = (filter: QueueFilter) => Object.keys(filter).length > 0;

/** A filter as an address has it: "?kind=closed&age=3"; "" for none. */
export function filterQuery({ text, kind, state, days }: QueueFilter, page = 1) {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(days && { age: String(days) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `?${query}` : "";
}

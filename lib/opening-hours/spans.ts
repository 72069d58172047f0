import { DAY_MINUTES } from "@/lib/opening-hours/place";
import type { Minutes } from "@/lib/opening-hours/time-ranges";

/** A part of a day in minutes after its midnight; `to` may be on the next day. */
export type Span = Minutes & {
  isOpenEnd?: true;
  isUnknown?: true;
  note?: string;
  /** Where its times follow the sun: the text of its range, which is the same on every day. */
  sunText?: string;
};

export const WHOLE_DAY: Minutes = { from: 0, to: DAY_MINUTES };

export const overlaps = (a: Minutes, b: Minutes) => a.from < b.to && b.from < a.to;

/** Spans without the minutes that others take. */
export function without(spans: readonly Span[], taken: readonly Minutes[]): Span[] {
  let rest = [...spans];
  for (const hole of taken)
    rest = rest.flatMap((span) => {
      if (!overlaps(span, hole)) return [span];
      const { isOpenEnd: _end, ...closed } = span;
      return [
        ...(span.from < hole.from ? [{ ...closed, to: hole.from }] : []),
        ...(hole.to < span.to ? [{ ...span, from: hole.to }] : []),
      ];
    });
  return rest;
}

const isPlain = ({ isOpenEnd, isUnknown, note, sunText }: Span) =>
  !isOpenEnd && !isUnknown && !note && !sunText;

/** Spans in order; one that begins when another ends goes on with it. */
export function inSequence(spans: readonly Span[]): Span[] {
  const sequence: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = sequence.at(-1);
    const goesOn = before?.to === span.from && isPlain(before) && isPlain(span);
    if (goesOn && span.to - before.from <= DAY_MINUTES)
      sequence[sequence.length - 1] = { ...before, to: span.to };
    else sequence.push(span);
  }
  return sequence;
}

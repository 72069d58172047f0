import type { ReactNode } from "react";

type Row = { name: ReactNode; text: ReactNode };

/** What is kept, line by line. */
export function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className="border-b border-line text-base">
      {rows.map(({ name, text }, index) => (
        <div
          key={index}
          className="grid gap-x-5 gap-y-[0.15rem] border-t border-line py-[0.9rem] leading-normal md:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="font-[650] text-ink">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Points of a list, each behind a small leaf. */
export function Points({ points }: { points: ReactNode[] }) {
  return (
    <ul>
      {points.map((point, index) => (
        <li
          key={index}
          className="relative py-[0.2rem] pl-[1.35rem] before:absolute before:top-[0.86em] before:left-0.5 before:size-[7px] before:rounded-[7px_7px_7px_1px] before:bg-leaf"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}

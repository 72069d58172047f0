import type { ReactNode } from "react";

type Row = { name: ReactNode; text: ReactNode };

/** A list of stored data. */
export function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className="border-b border-line text-body">
      {rows.map(({ name, text }, index) => (
        <div
          key={index}
          className="grid gap-x-5 gap-y-0.5 border-t border-line py-3.5 leading-normal md:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="font-strong text-ink">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A bulleted list with leaves as bullets. */
export function Points({ points }: { points: ReactNode[] }) {
  return (
    <ul>
      {points.map((point, index) => (
        <li
          key={index}
          className="relative py-1 pl-5.5 before:absolute before:top-[0.86em] before:left-0.5 before:size-1.75 before:rounded-[7px_7px_7px_1px] before:bg-leaf"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}

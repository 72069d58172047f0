import type { ReactNode } from "react";

/** A line of the panel with time and place. */
export function EventFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-3.5 py-2.5 leading-copy tabular-nums">
      <span className="mt-px text-ink-3">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

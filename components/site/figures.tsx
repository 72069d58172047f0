import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/rows.json";

export type Figure = { value: ReactNode; name: string; note?: string; needsScripts?: boolean };

/** Figures of a place or a member, side by side under the heading. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts("rows", english);
  return (
    <dl className="mt-8 mb-9 grid grid-cols-2 border-y border-line sm:grid-cols-3">
      {figures.map(({ value, name, note, needsScripts }) => (
        <div
          key={name}
          className={cn(
            "flex flex-col-reverse justify-end border-line py-5 sm:px-6 sm:not-first:border-s sm:first:ps-0",
            "max-sm:even:border-s max-sm:even:ps-4.5 max-sm:nth-3:col-span-2 max-sm:nth-3:border-t",
            needsScripts && "noscript:hidden",
          )}
        >
          <dt className="text-ink-2">
            {name}
            {note && <span className="block text-small text-ink-3">{note}</span>}
          </dt>
          <dd className="mb-1 headline text-6xl leading-none tabular-nums">
            {typeof value === "number" ? formatCountIn(t.language, value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

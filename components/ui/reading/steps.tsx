import { cn } from "@/lib/cn";

export type Step = { title: string; text: string };

/** Numbered steps, connected by a vertical line. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={cn(
            "relative grid grid-cols-[48px_1fr] gap-4.5 pb-7 last:pb-0",
            "not-last:before:absolute not-last:before:start-5.5 not-last:before:top-11 not-last:before:bottom-0 not-last:before:w-0.75 not-last:before:bg-beet",
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-pin-lg bg-beet headline text-[1.375rem] leading-none text-on-beet"
          >
            {index + 1}
          </span>
          <div>
            <b className="text-h4">{title}</b>
            <p className="text-pretty text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

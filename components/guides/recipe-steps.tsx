import { Icon } from "@/components/ui/icon";
import type { RecipeStep } from "@/lib/guides/types";

/** What to do, step by step, with how long each takes. */
export function RecipeSteps({ steps }: { steps: RecipeStep[] }) {
  return (
    <section aria-labelledby="method" className="min-w-0 print:pt-6">
      <h2 id="method" className="mb-7 font-display text-h2 font-extrabold">
        Method
      </h2>
      <ol>
        {steps.map(({ title, text, minutes, kind, parallel }, index) => (
          <li
            key={title}
            id={`step-${index + 1}`}
            className="grid break-inside-avoid grid-cols-[40px_minmax(0,1fr)] gap-3.5 border-line py-7 not-first:border-t first:pt-1 md:grid-cols-[52px_minmax(0,1fr)] md:gap-5"
          >
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-[13px_13px_13px_3px] bg-sprout-2 font-display text-[1.375rem] leading-none font-extrabold md:size-12 md:rounded-[16px_16px_16px_3px]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="mb-1.5 text-h4">{title}</h3>
              <p className="max-w-[36em] text-title leading-relaxed text-pretty md:text-large">
                {text}
              </p>
              <p className="mt-3 inline-flex items-center gap-2 text-note font-[550] text-ink-2 tabular-nums">
                <Icon name="Clock" size={18} className="text-ink-3" />
                {minutes} min{kind === "passive" && ", hands free"}
                {parallel && ", meanwhile"}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

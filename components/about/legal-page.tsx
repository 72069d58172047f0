import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { SectionTabs } from "@/components/ui/section-tabs";
import { formatDay } from "@/lib/dates";
import english from "@/lib/messages/en/layout.json";
import { LEGAL_PAGES } from "@/lib/navigation";
import type { Route } from "@/lib/routes";

const TABS = LEGAL_PAGES.map(({ href, text }) => ({ href, label: english[text] }));

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  current: Route;
  title: string;
  /** ISO 8601 date. */
  updated: string;
  inShort: readonly string[];
  sections: readonly LegalSection[];
};

function Contents({ sections }: Pick<LegalPageProps, "sections">) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id} className="lg:border-t lg:border-line">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center leading-snug text-ink-2 decoration-beet decoration-2 underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function InShort({ points }: { points: readonly string[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="mt-5 rounded-xl bg-sprout p-5 md:mt-8 md:px-7 md:py-6"
    >
      <h2 id="in-short" className="text-h4">
        In short
      </h2>
      <ul className="mt-3 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3 leading-small">
            <Icon name="Check" className="icon-bold mt-0.5 flex-none text-leaf-ink" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A long text with a table of contents at the side; on phones it is collapsed above. */
export function LegalPage({ current, title, updated, inShort, sections }: LegalPageProps) {
  return (
    <main className="wrap">
      <SectionTabs label="Legal pages" tabs={TABS} current={current} />
      <div className="grid pt-7 md:pt-14 lg:grid-cols-[240px_minmax(0,34rem)] lg:gap-x-16 xl:gap-x-32">
        <aside className="max-lg:hidden">
          <nav aria-label="On this page" className="sticky top-26">
            <p className="mb-2 text-h4">On this page</p>
            <Contents sections={sections} />
          </nav>
        </aside>
        <article className="max-w-136">
          <h1 className="headline text-h1 text-balance">{title}</h1>
          <p className="mt-3.5 text-note text-ink-3">
            Last updated <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
          <InShort points={inShort} />
          <details className="group mt-4 border-y border-line lg:hidden print:hidden">
            <summary className="flex min-h-13 list-none items-center justify-between font-strong [&::-webkit-details-marker]:hidden">
              On this page
              <Icon name="ChevronDown" className="icon-bold group-open:rotate-180" />
            </summary>
            <nav aria-label="Contents" className="pb-3">
              <Contents sections={sections} />
            </nav>
          </details>
          {sections.map(({ id, title, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="pt-9 text-title leading-relaxed md:pt-12 md:text-large"
            >
              <h2
                id={`${id}-heading`}
                className="mb-3 font-display text-h3 md:mb-3.5 md:text-[1.875rem]"
              >
                {title}
              </h2>
              <div className="grid gap-4 text-pretty text-ink-2">{body}</div>
            </section>
          ))}
        </article>
      </div>
    </main>
  );
}

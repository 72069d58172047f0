import type { ReactNode } from "react";

type PageHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Controls at the right of the title, or below it in narrow windows. */
  aside?: ReactNode;
};

/** The h1 of a screen, with its introduction and its controls. */
export function PageHeading({ title, lead, aside }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-7 pb-5 md:pt-14 md:pb-8">
      <div>
        <h1 className="headline text-h1 text-balance">{title}</h1>
        {lead && <p className="mt-3 text-lead text-pretty text-ink-2">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** Heading level of the title; 2 unless the list has a heading of its own. */
  level?: 2 | 3;
  children: ReactNode;
  /** What to do instead: a button or links. */
  action: ReactNode;
};

/** Shown instead of an empty list: why it is empty, and what to do instead. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center rounded-xl bg-sprout px-6 py-16 text-center">
      <img src="/pictures/site/empty.svg" alt="" width={220} height={165} className="mb-6" />
      <Heading className="headline text-5xl leading-none text-balance">{title}</Heading>
      <p className="mt-3 mb-6 max-w-[30em] wrap-anywhere text-ink-2">{children}</p>
      {action}
    </div>
  );
}

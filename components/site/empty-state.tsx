import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type EmptyStateProps = {
  title: string;
  /** Heading level of the title; 2 unless the list has a heading of its own. */
  level?: 2 | 3;
  children: ReactNode;
  action: { label: string; onPress: () => void };
};

/** Shown instead of an empty list: what was searched for, and a button that clears the search. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center rounded-xl bg-sprout px-6 py-16 text-center">
      <img src="/pictures/site/empty.svg" alt="" width={220} height={165} className="mb-6" />
      <Heading className="headline text-5xl leading-none text-balance">{title}</Heading>
      <p className="mt-3 mb-6 max-w-[30em] wrap-anywhere text-ink-2">{children}</p>
      <Button variant="beet" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  );
}

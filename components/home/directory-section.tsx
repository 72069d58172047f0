import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import type { Route } from "@/lib/routes";

type DirectorySectionProps = {
  title: string;
  /** To all of it. */
  all: { href: Route; label: string };
  children: ReactNode;
};

/** A part of what is in the directory, with a link to all of it. */
export function DirectorySection({ title, all, children }: DirectorySectionProps) {
  return (
    <section className="wrap pt-(--section)">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4 md:mb-10">
        <h2 className="headline text-h2 text-balance">{title}</h2>
        <IntentLink href={all.href} className={buttonVariants({ variant: "quiet" })}>
          {all.label}
        </IntentLink>
      </div>
      {children}
    </section>
  );
}

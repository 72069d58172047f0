import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { IntentLink } from "@/components/ui/intent-link";

type Crumb = { href: string; name: string };

/** The way to a place: the lists above it, and its own name. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="flex min-h-14 flex-wrap items-center gap-x-2 text-note text-ink-2 print:hidden"
    >
      {crumbs.map(({ href, name }) => (
        <Fragment key={href}>
          <IntentLink href={href} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </IntentLink>
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}

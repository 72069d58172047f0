import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Fragment } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import english from "@/lib/messages/en/places/city.json";

type Crumb = { href: string; name: string };

/** The way to a place: the lists above it, and its own name. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const t = useTexts("city", english);
  return (
    <nav
      aria-label={t("breadcrumb")}
      className="flex min-h-14 flex-wrap items-center gap-x-2 text-note text-ink-2 print:hidden"
    >
      {crumbs.map(({ href, name }) => (
        <Fragment key={href}>
          <IntentLink href={href} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </IntentLink>
          <Icon name="ChevronRight" size={16} className="text-ink-3 rtl:-scale-x-100" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}

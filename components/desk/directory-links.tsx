import { IntentLink } from "@/components/ui/intent-link";
import { pagesOf } from "@/lib/desk/directory-pages";
import type { DeskMember } from "@/lib/desk/roles";
import { deskHref } from "@/lib/routes";

type DirectoryLinksProps = { current: string; member: DeskMember };

/** The desk's pages beside its queues. */
export function DirectoryLinks({ current, member }: DirectoryLinksProps) {
  return (
    <nav aria-label="Directory" className="xl:ml-auto">
      <ul className="flex flex-wrap gap-x-1">
        {pagesOf(member).map(({ page, label }) => (
          <li key={page}>
            <IntentLink
              href={deskHref(page)}
              aria-current={page === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-ink-2 hover:bg-sprout hover:text-ink aria-[current]:text-beet-ink aria-[current]:underline max-md:first:pl-0"
            >
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { IntentLink } from "@/components/ui/intent-link";
import { DIRECTORY_PAGES, MODERATORS_PAGES, type DirectoryPage } from "@/lib/desk/directory-pages";
import { deskHref } from "@/lib/routes";

type DirectoryLinksProps = { current: string; isModerator: boolean };

/** The desk's pages beside its queues. */
export function DirectoryLinks({ current, isModerator }: DirectoryLinksProps) {
  const pages = Object.entries(DIRECTORY_PAGES).filter(
    ([page]) => isModerator || !MODERATORS_PAGES.includes(page),
  );
  return (
    <nav aria-label="Directory" className="xl:ml-auto">
      <ul className="flex flex-wrap gap-x-1">
        {pages.map(([page, label]) => (
          <li key={page}>
            <IntentLink
              href={deskHref(page as DirectoryPage)}
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

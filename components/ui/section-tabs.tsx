import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";

type Tab = { href: string; label: string };
type SectionTabsProps = {
  label: string;
  tabs: Tab[];
  current: string;
  /** The open page is below the current tab's path. */
  below?: boolean;
};

/**
 * The row of links to a section's pages; it scrolls sideways on phones. `label` names the
 * landmark, `current` is the path of the open page.
 */
export function SectionTabs({ label, tabs, current, below = false }: SectionTabsProps) {
  return (
    <nav
      aria-label={label}
      className="flex scroll-x scroll-px-10 gap-1 shadow-[inset_0_-1px_0_var(--line)] print:hidden"
    >
      {tabs.map(({ href, label }) => (
        <IntentLink
          key={href}
          href={href}
          aria-current={href === current ? (below ? "true" : "page") : undefined}
          className={cn(
            "section-tab inline-flex min-h-13 flex-none items-center border-b-3 border-transparent px-4 font-semibold text-ink-2 first:ps-0",
            "hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-beet aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest]",
          )}
        >
          {label}
        </IntentLink>
      ))}
    </nav>
  );
}

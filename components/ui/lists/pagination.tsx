import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/rows.json";

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** The name of the landmark, where a screen has several. */
  label?: string;
};

/** The first, the last, and those around the present page; 0 means a gap. */
export function shownPages(page: number, pages: number) {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    index > 0 && number - numbers[index - 1]! > 1 ? [0, number] : [number],
  );
}

/** Links to the pages of a list. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  const t = useTexts("rows", english);
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label ?? t("pages")}
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 print:hidden"
    >
      {page > 1 ? (
        <IntentLink href={hrefOf(page - 1)} rel="prev" className={buttonVariants({ size: "sm" })}>
          <Icon name="ArrowLeft" size={18} className="rtl:-scale-x-100" />
          {t("pages.back")}
        </IntentLink>
      ) : (
        <span />
      )}
      <ol className="flex flex-wrap items-center gap-1">
        {shownPages(page, pages).map((number, index) => (
          <li key={number === 0 ? `gap-${index}` : number}>
            {number === 0 ? (
              <span className="px-1.5 text-ink-3">…</span>
            ) : (
              <IntentLink
                href={hrefOf(number)}
                aria-label={t("pages.page", { number })}
                aria-current={number === page ? "page" : undefined}
                className={cn(
                  "grid size-11 place-items-center rounded-md font-strong tabular-nums hover:bg-sprout",
                  number === page && "bg-ink text-paper hover:bg-ink",
                )}
              >
                {number}
              </IntentLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <IntentLink href={hrefOf(page + 1)} rel="next" className={buttonVariants({ size: "sm" })}>
          {t("pages.next")}
          <Icon name="ArrowRight" size={18} className="rtl:-scale-x-100" />
        </IntentLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

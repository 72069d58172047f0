import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/claims/pages.json";
import { endOfWeek } from "@/lib/page-views/weeks";
import { rangeText } from "@/lib/restaurants/hours/range-text";

type PageViewsProps = {
  /** The present week first. */
  weeks: readonly { week: string; count: number }[];
};

const CELL = "border-b border-line py-2 text-start font-normal";

/** A bar beside the number, for those who see it. */
function Bar({ share }: { share: number }) {
  return (
    <svg width="100%" height="12" aria-hidden="true" className="block rtl:-scale-x-100">
      <rect width="100%" height="12" rx="4" className="fill-sprout-2" />
      {share > 0 && <rect width={`${share * 100}%`} height="12" rx="4" className="fill-leaf" />}
    </svg>
  );
}

/** How often the page of an owner's restaurant was opened (P14.984). */
export function PageViews({ weeks }: PageViewsProps) {
  const t = useTexts("owner-pages", english);
  const most = Math.max(...weeks.map(({ count }) => count), 1);
  return (
    <section aria-labelledby="owner-views">
      <h2 id="owner-views" className="mb-3 flex items-center gap-2.5 font-display text-h3">
        <Icon name="Eye" size={22} />
        {t("views")}
      </h2>
      <p className="mb-4 max-w-text text-ink-2">{t("views.lead")}</p>
      {weeks.length === 0 ? (
        <p>{t("views.none")}</p>
      ) : (
        <table className="w-full max-w-150 border-collapse tabular-nums">
          <caption className="sr-only">{t("views.caption")}</caption>
          <thead>
            <tr className="text-note">
              <th scope="col" className={`${CELL} font-semibold`}>
                {t("views.week")}
              </th>
              <th scope="col" className={`${CELL} ps-4 text-end font-semibold whitespace-nowrap`}>
                {t("views.count")}
              </th>
              <td aria-hidden="true" className={`${CELL} w-2/5 max-sm:hidden`} />
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, count }, index) => (
              <tr key={week}>
                <th scope="row" className={CELL}>
                  {rangeText({ from: week, to: endOfWeek(week) }, t.language)}
                  {index === 0 && <span className="text-ink-2">{t("views.so-far")}</span>}
                </th>
                <td className={`${CELL} ps-4 text-end`}>{formatCountIn(t.language, count)}</td>
                <td aria-hidden="true" className={`${CELL} ps-4 max-sm:hidden`}>
                  <Bar share={count / most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { useTexts } from "#texts";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/home.json";
import type { RealHome } from "@/lib/home/types";

const FIGURE = "headline text-3xl leading-none tracking-snug lg:text-[2rem]";

/** How much there is in the directory, in place of the sample claims (P3.19). */
export function TrueFigures({ places, cities, countries, importedOn }: RealHome) {
  const t = useTexts("home", english);
  const figures = [
    ["figures.places", places],
    ["figures.cities", cities],
    ["figures.countries", countries],
  ] as const;
  return (
    <section aria-label={t("numbers")} className="border-b border-line">
      <div className="wrap flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 font-label">
        {figures.map(([id, count]) => (
          <p key={id} className="flex items-center gap-3">
            {t.rich(id, {
              count,
              b: (text) => (
                <b key="b" className={FIGURE}>
                  {text}
                </b>
              ),
            })}
          </p>
        ))}
        {importedOn && (
          <p className="text-ink-2">
            {t.rich("figures.import", {
              day: () => (
                <time key="day" dateTime={importedOn}>
                  {formatDayIn(t.language, importedOn)}
                </time>
              ),
            })}
          </p>
        )}
      </div>
    </section>
  );
}

import { useTexts } from "#texts";
import english from "@/lib/messages/en/near-me/sorting.json";

const FACTS = [
  ["level", "level.text"],
  ["chains", "chains.text"],
  ["near", "near.text"],
  ["open", "open.text"],
  ["checked", "checked.text"],
  ["liked", "liked.text"],
] as const;

type SortExplanationProps = {
  /** The first cards are those of the page, for which being open does not count (P14.761). */
  hasCardsOfPage: boolean;
};

/** What "Best match" goes by, in the order of its weight (P14.641). */
export default function SortExplanation({ hasCardsOfPage }: SortExplanationProps) {
  const t = useTexts("sorting", english);
  return (
    <div className="mt-1 max-w-[46rem] rounded-lg bg-sprout px-5 py-4">
      <p>
        {t.rich("best", {
          b: (text) => (
            <b key="b" className="font-semibold text-ink">
              {text}
            </b>
          ),
        })}
      </p>
      <dl className="mt-2 grid gap-x-5 gap-y-1.5 md:grid-cols-[12rem_minmax(0,1fr)]">
        {FACTS.map(([fact, text]) => (
          <div key={fact} className="contents">
            <dt className="font-semibold text-ink">{t(fact)}</dt>
            <dd className="max-md:mb-1.5">{t(text)}</dd>
          </div>
        ))}
      </dl>
      {hasCardsOfPage && <p className="mt-3">{t("fixed")}</p>}
      <p className="mt-3">{t("rest")}</p>
    </div>
  );
}

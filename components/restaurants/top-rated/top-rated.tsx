import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { TopRatedRow, TopRatedRunnerUp } from "@/components/restaurants/top-rated/top-rated-entry";
import { TopRatedFirst } from "@/components/restaurants/top-rated/top-rated-first";
import { PageHeading } from "@/components/ui/page-heading";
import { formatHundredths } from "@/lib/languages/format-decimal";
import { sentenceSpace } from "@/lib/languages/marks";
import english from "@/lib/messages/en/top-rated.json";
import { MEAN_WEIGHT, MIN_RANKED, MIN_RATINGS, type RatingBasis } from "@/lib/restaurants/score";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const RUNNERS_UP = 2;

type TopRatedProps = {
  restaurants: RestaurantSummary[];
  /** What visitors' ratings are compared with; samples have none. */
  basis?: RatingBasis | undefined;
  /** What is shown while no restaurant has a rating. */
  children?: ReactNode;
};

const useTopRatedTexts = () => useTexts("top-rated", english);

/** How the order of visitors' ratings comes about (P14.245). */
function Formula({ mean, ratings }: RatingBasis) {
  const t = useTopRatedTexts();
  return (
    <section aria-labelledby="formula" className="mt-10 max-w-text">
      <h2 id="formula" className="mb-2 text-h4 font-title">
        {t("how")}
      </h2>
      <p className="text-ink-2">
        {t("formula", {
          weight: MEAN_WEIGHT,
          mean: formatHundredths(t.language, mean),
          count: ratings,
          least: MIN_RATINGS,
        })}
      </p>
    </section>
  );
}

export function TopRated({ restaurants, basis, children }: TopRatedProps) {
  const t = useTopRatedTexts();
  const [first, ...others] = restaurants;
  if (!first) return <NoRanking hasRatings={basis !== undefined}>{children}</NoRanking>;
  return (
    <main className="wrap">
      <PageHeading title={t("title")} lead={t(basis ? "lead" : "lead.samples")} />
      <ol className="grid md:grid-cols-2 md:gap-x-12">
        <li className="col-span-full md:mb-14">
          <TopRatedFirst restaurant={first} basis={basis} />
        </li>
        {others.map((restaurant, index) => {
          const rank = index + 2;
          return index < RUNNERS_UP ? (
            <li key={restaurant.id} className="min-w-0 md:mb-14">
              <TopRatedRunnerUp restaurant={restaurant} rank={rank} basis={basis} />
            </li>
          ) : (
            <li
              key={restaurant.id}
              className="col-span-full min-w-0 border-line md:border-t md:last:border-b"
            >
              <TopRatedRow restaurant={restaurant} rank={rank} basis={basis} />
            </li>
          );
        })}
      </ol>
      {basis ? (
        <Formula {...basis} />
      ) : (
        <p className="mt-6 text-note text-ink-3">
          {t("ties")}
          {first.sample && `${sentenceSpace(t.language)}${t("samples")}`}
        </p>
      )}
    </main>
  );
}

type NoRankingProps = { hasRatings: boolean; children: ReactNode };

/** Real restaurants come without ratings: until enough of them are rated there is no ranking (P14.245). */
function NoRanking({ hasRatings, children }: NoRankingProps) {
  const t = useTopRatedTexts();
  return (
    <main className="wrap">
      <PageHeading
        title={t("title")}
        lead={
          hasRatings ? t("lead.few", { places: MIN_RANKED, ratings: MIN_RATINGS }) : t("lead.none")
        }
      />
      {children}
    </main>
  );
}

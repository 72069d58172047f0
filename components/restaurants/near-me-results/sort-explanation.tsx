const FACTS = [
  ["How vegan it is", "Fully vegan counts most, then vegetarian, then vegan options."],
  [
    "Large chains",
    "Burger and coffee chains with a few vegan options come after places that a vegan would look for.",
  ],
  ["How near it is", "In steps: 200 m, 500 m, 1, 2, 5 km and farther."],
  ["Whether it is open", "Now, or within the hour. Unknown hours count a little."],
  ["Whether it was checked", "Someone confirmed it within the last year."],
  ["Photos and ratings", "Where there are any; few ratings count little."],
] as const;

type SortExplanationProps = {
  /** The first cards are those of the page, for which being open does not count (P14.761). */
  hasCardsOfPage: boolean;
};

/** What "Best match" goes by, in the order of its weight (P14.641). */
export default function SortExplanation({ hasCardsOfPage }: SortExplanationProps) {
  return (
    <div className="mt-1 max-w-[46rem] rounded-lg bg-sprout px-5 py-4">
      <p>
        <b className="font-semibold text-ink">Best match</b> adds up what is known about each place:
      </p>
      <dl className="mt-2 grid gap-x-5 gap-y-1.5 md:grid-cols-[12rem_minmax(0,1fr)]">
        {FACTS.map(([fact, text]) => (
          <div key={fact} className="contents">
            <dt className="font-semibold text-ink">{fact}</dt>
            <dd className="max-md:mb-1.5">{text}</dd>
          </div>
        ))}
      </dl>
      {hasCardsOfPage && (
        <p className="mt-3">
          Here the first 24 places are the same at all times: being open counts for those after
          them, and as soon as you search or filter.
        </p>
      )}
      <p className="mt-3">
        Places that may have closed come last. Branches of one chain share a card. Nobody can pay
        for a place in this list. The other orders put places last whose rating or price is not
        known.
      </p>
    </div>
  );
}

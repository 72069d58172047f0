import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { usePress } from "@/components/site/use-press";
import { rememberPriceVote, useOwnVotes } from "@/components/tips/use-account-votes";
import english from "@/lib/messages/en/presses.json";
import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange } from "@/lib/restaurants/types";
import { voteForPrice, voteForPriceWithoutScripts } from "@/lib/tips/actions";
import type { PriceCounts } from "@/lib/tips/types";

const LEVELS = [1, 2, 3, 4] as const;

type PriceVoteProps = { restaurantId: string; level: PriceRange; count: number };

function PriceVote({ restaurantId, level, count }: PriceVoteProps) {
  const t = useTexts("presses", english);
  const words = useFactWords();
  const { price } = useOwnVotes(restaurantId);
  const isMarked = price === level;
  const fields = { restaurantId, level: String(level) };
  const { isPressed, form } = usePress({
    pending: { action: "price", id: `${restaurantId}:${level}` },
    isMarked,
    send: voteForPrice,
    fields,
    remember: (isMarkedNow) => rememberPriceVote(restaurantId, isMarkedNow ? level : undefined),
    anchor: "price",
    notices: {
      added: { title: t("thanks"), description: t("price.added") },
      own: { title: t("price.own") },
      missing: { title: t("price.missing") },
    },
  });
  const shown = count + Number(isPressed) - Number(isMarked);
  return (
    <form action={voteForPriceWithoutScripts} {...form}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" aria-pressed={isPressed} className="price-choice">
        <b className="text-title">
          <span aria-hidden="true">{priceSymbols(level)}</span>
          <span className="sr-only">{words("price", level, priceLabel(level))},</span>
        </b>
        <span className="text-small tabular-nums">{t("price.votes", { count: shown })}</span>
      </button>
    </form>
  );
}

/** Says by one press what a meal costs (P14.881). */
export function PriceVotes({
  restaurantId,
  counts,
}: {
  restaurantId: string;
  counts: PriceCounts;
}) {
  return (
    <div
      role="group"
      aria-labelledby="price-heading"
      className="grid max-w-text grid-cols-2 gap-2.5 sm:grid-cols-4"
    >
      {LEVELS.map((level) => (
        <PriceVote key={level} {...{ restaurantId, level }} count={counts[level - 1]!} />
      ))}
    </div>
  );
}

import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import type { FormEvent } from "react";
import { usePress } from "@/components/site/use-press";
import { rememberPriceVote, useOwnVotes } from "@/components/tips/use-account-votes";
import english from "@/lib/messages/en/presses.json";
import { priceLabel, priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange } from "@/lib/restaurants/types";
import { voteForPrice, voteForPriceWithoutScripts } from "@/lib/tips/actions";
import type { PriceCounts } from "@/lib/tips/types";

/** One of the levels, and whether it is pressed. */
function usePriceVote(restaurantId: string, level: PriceRange) {
  const t = useTexts("presses", english);
  const { price } = useOwnVotes(restaurantId);
  const isMarked = price === level;
  const press = usePress({
    pending: { action: "price", id: `${restaurantId}:${level}` },
    isMarked,
    send: voteForPrice,
    fields: { restaurantId, level: String(level) },
    remember: (isMarkedNow) => rememberPriceVote(restaurantId, isMarkedNow ? level : undefined),
    anchor: "price",
    notices: {
      added: { title: t("thanks"), description: t("price.added") },
      own: { title: t("price.own") },
      missing: { title: t("price.missing") },
    },
  });
  return { ...press, level, isMarked };
}

type PriceVotesProps = { restaurantId: string; counts: PriceCounts };

/** Says by one press what a meal costs (P14.881). One form: four would be four times the fields that the server needs. */
export function PriceVotes({ restaurantId, counts }: PriceVotesProps) {
  const t = useTexts("presses", english);
  const words = useFactWords();
  const votes = [
    usePriceVote(restaurantId, 1),
    usePriceVote(restaurantId, 2),
    usePriceVote(restaurantId, 3),
    usePriceVote(restaurantId, 4),
  ];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = votes.find(({ level }) => submitter?.getAttribute("value") === String(level));
    if (pressed) pressed.form.onSubmit(event);
    else event.preventDefault();
  }

  return (
    <form action={voteForPriceWithoutScripts} {...votes[0]!.form} onSubmit={onSubmit}>
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <div
        role="group"
        aria-labelledby="price-heading"
        className="grid max-w-text grid-cols-2 gap-2.5 sm:grid-cols-4"
      >
        {votes.map(({ level, isPressed, isMarked }) => (
          <button
            key={level}
            type="submit"
            name="level"
            value={level}
            aria-pressed={isPressed}
            className="price-choice"
          >
            <b className="text-title">
              <span aria-hidden="true">{priceSymbols(level)}</span>
              <span className="sr-only">{words("price", level, priceLabel(level))},</span>
            </b>
            <span className="text-small tabular-nums">
              {t("price.votes", {
                count: counts[level - 1]! + Number(isPressed) - Number(isMarked),
              })}
            </span>
          </button>
        ))}
      </div>
    </form>
  );
}

import { useTexts } from "#texts";
import { ThumbsUp } from "lucide-react";
import { usePress } from "@/components/site/use-press";
import { rememberTipVote, useOwnVotes } from "@/components/tips/use-account-votes";
import { formatCount } from "@/lib/counts";
import english from "@/lib/messages/en/presses.json";
import { voteForTip, voteForTipWithoutScripts } from "@/lib/tips/actions";

type TipVoteProps = { id: string; restaurantId: string; helpful: number };

/** Marks a tip as helpful, or takes that back (P14.880). */
export function TipVote({ id, restaurantId, helpful }: TipVoteProps) {
  const t = useTexts("presses", english);
  const isMarked = useOwnVotes(restaurantId).tips.has(id);
  const fields = { tipId: id, restaurantId };
  const { isPressed, form } = usePress({
    pending: { action: "tip", id },
    isMarked,
    send: voteForTip,
    fields,
    remember: (isHelpful) => rememberTipVote(restaurantId, id, isHelpful),
    anchor: `tip-${id}`,
    notices: { own: { title: t("tip.own") }, missing: { title: t("tip.missing") } },
  });
  return (
    <form action={voteForTipWithoutScripts} {...form} className="print:hidden">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isPressed}
        className="-ms-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout aria-pressed:text-leaf-ink"
      >
        <ThumbsUp
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          fill={isPressed ? "currentColor" : "none"}
        />
        <span>
          {t("helpful")}{" "}
          <span className="tabular-nums">
            ({formatCount(helpful + Number(isPressed) - Number(isMarked))})
          </span>
        </span>
      </button>
    </form>
  );
}

import { ThumbsUp } from "lucide-react";
import { usePress } from "@/components/site/use-press";
import { rememberTipVote, useOwnVotes } from "@/components/tips/use-account-votes";
import { formatCount } from "@/lib/counts";
import { voteForTip, voteForTipWithoutScripts } from "@/lib/tips/actions";

const OWN = { title: "This is your own tip" };
const MISSING = { title: "This tip is no longer shown" };

type TipVoteProps = { id: string; restaurantId: string; helpful: number };

/** Marks a tip as helpful, or takes that back (P14.880). */
export function TipVote({ id, restaurantId, helpful }: TipVoteProps) {
  const isMarked = useOwnVotes(restaurantId).tips.has(id);
  const fields = { tipId: id, restaurantId };
  const { isPressed, form } = usePress({
    pending: { action: "tip", id },
    isMarked,
    send: voteForTip,
    fields,
    remember: (isHelpful) => rememberTipVote(restaurantId, id, isHelpful),
    anchor: `tip-${id}`,
    notices: { own: OWN, missing: MISSING },
  });
  return (
    <form action={voteForTipWithoutScripts} {...form} className="print:hidden">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isPressed}
        className="-ml-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout aria-pressed:text-leaf-ink"
      >
        <ThumbsUp
          size={18}
          strokeWidth={1.9}
          aria-hidden="true"
          fill={isPressed ? "currentColor" : "none"}
        />
        <span>
          Helpful{" "}
          <span className="tabular-nums">
            ({formatCount(helpful + Number(isPressed) - Number(isMarked))})
          </span>
        </span>
      </button>
    </form>
  );
}

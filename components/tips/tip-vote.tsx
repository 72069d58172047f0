import { useTexts } from "#texts";
import { HelpfulForm } from "@/components/site/helpful-form";
import { usePress } from "@/components/site/use-press";
import { rememberTipVote, useOwnVotes } from "@/components/tips/use-account-votes";
import english from "@/lib/messages/en/presses.json";
import { voteForTip, voteForTipWithoutScripts } from "@/lib/tips/actions";

type TipVoteProps = { id: string; restaurantId: string; helpful: number };

/** Marks a tip as helpful, or takes that back (P14.880). */
export function TipVote({ id, restaurantId, helpful }: TipVoteProps) {
  const t = useTexts("presses", english);
  const isMarked = useOwnVotes(restaurantId).tips.has(id);
  const fields = { tipId: id, restaurantId };
  const press = usePress({
    pending: { action: "tip", id },
    isMarked,
    send: voteForTip,
    fields,
    remember: (isHelpful) => rememberTipVote(restaurantId, id, isHelpful),
    anchor: `tip-${id}`,
    notices: { own: { title: t("tip.own") }, missing: { title: t("tip.missing") } },
  });
  return (
    <HelpfulForm action={voteForTipWithoutScripts} {...{ fields, press, helpful, isMarked }} />
  );
}

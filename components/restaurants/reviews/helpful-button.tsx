import { ThumbsUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { rememberVote, useOwnVotes } from "@/components/restaurants/reviews/use-account-votes";
import { usePendingAction } from "@/components/site/use-pending-action";
import { signInHref } from "@/lib/auth/next-path";
import { savePendingAction } from "@/lib/auth/pending-action";
import { LIMITED_NOTICE } from "@/lib/browser/limited-notice";
import { notify, type Notice } from "@/lib/browser/notices";
import { failedPress, OLDER_RELEASE_NOTICE } from "@/lib/browser/older-release";
import { formatCount } from "@/lib/counts";
import type { PressResult } from "@/lib/press-result";
import type { Review } from "@/lib/restaurants/types";
import { voteWithoutScripts, voteForReview } from "@/lib/reviews/actions";

const NOTICES: Partial<Record<Extract<PressResult, string> | "failed" | "outdated", Notice>> = {
  own: { title: "This is your own review" },
  missing: { title: "This review is no longer shown" },
  limited: LIMITED_NOTICE,
  outdated: OLDER_RELEASE_NOTICE,
  failed: {
    title: "Not counted",
    description: "The site could not be reached. Please try again.",
    tone: "destructive",
  },
};

/** After the sign-in the button may be outside the visible area. */
const COUNTED: Notice = { title: "Marked as helpful" };

type HelpfulButtonProps = Pick<Review, "id" | "restaurantId" | "helpful">;

/** Marks a review as helpful, or takes that back (P14.23). Signed-out visitors are led to the sign-in, and the press counts on coming back. */
export function HelpfulButton({ id, restaurantId, helpful }: HelpfulButtonProps) {
  const router = useRouter();
  const isHelpful = useOwnVotes(restaurantId).has(id);
  const [isSending, setSending] = useState(false);
  const pending = { action: "helpful", id } as const;
  // Shown at once; the response has the page with the new count.
  const isPressed = isHelpful !== isSending;
  const shown = helpful + Number(isPressed) - Number(isHelpful);

  usePendingAction(pending, () => void send({ isPending: true }));

  async function send({ isPending = false } = {}) {
    if (isSending) return;
    setSending(true);
    const data = new FormData();
    data.set("reviewId", id);
    data.set("restaurantId", restaurantId);
    // What the button says, also where another tab has marked the review meanwhile.
    data.set("intent", isHelpful && !isPending ? "remove" : "add");
    const next = await voteForReview(data).catch(failedPress);
    setSending(false);
    if (next === "added" && isPending) notify(COUNTED);
    if (next === "added" || next === "removed")
      return rememberVote(restaurantId, id, next === "added");
    if (next === "signed-out") {
      savePendingAction(pending);
      const { pathname, search } = window.location;
      return router.push(signInHref(`${pathname}${search}#review-${id}`) as "/auth");
    }
    notify(typeof next === "object" ? { title: next.suspended } : NOTICES[next]!);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  return (
    <form action={voteWithoutScripts} onSubmit={onSubmit}>
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="restaurantId" value={restaurantId} />
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
          Helpful <span className="tabular-nums">({formatCount(shown)})</span>
        </span>
      </button>
    </form>
  );
}

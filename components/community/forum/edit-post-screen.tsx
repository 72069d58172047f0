import { PostEditForm } from "@/components/community/forum/post-edit-form";
import { PostText } from "@/components/community/forum/post-text";
import { WithdrawPostForm } from "@/components/community/forum/withdraw-post-form";
import { BackLink } from "@/components/ui/back-link";
import type { OwnPost } from "@/lib/forum/types";
import { ROUTES, topicHref } from "@/lib/routes";

const STATES: Record<OwnPost["status"], string | undefined> = {
  published: undefined,
  waiting: "Thank you. A moderator will review it first. Until then, only you can see it.",
  removed: "A moderator has removed this post.",
};

/** A post as its author sees it, in any state, with the form that edits it while that is possible (P14.47). */
export function OwnPostScreen({ post }: { post: OwnPost }) {
  const { id, topicId, topicTitle, isQuestion, text, status, isEditable } = post;
  const isTopicShown = status === "published" || !isQuestion;
  const state = STATES[status];
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink
        href={isTopicShown ? topicHref(topicId) : ROUTES.forum}
        label={(isTopicShown && topicTitle) || "Community Forum"}
      />
      <h1 id="post-heading" className="mt-1 mb-6 headline text-h2 wrap-anywhere">
        {isEditable ? "Edit your post" : "Your post"}
      </h1>
      <div className="max-w-150">
        {isQuestion && <p className="mb-4 text-title font-title wrap-anywhere">{topicTitle}</p>}
        {state && <p className="mb-6 rounded-tile bg-turmeric-soft px-4 py-3">{state}</p>}
        {isEditable ? (
          <PostEditForm topicId={topicId} postId={id} text={text} />
        ) : (
          <>
            <div className="grid gap-3 text-pretty">
              <PostText text={text} />
            </div>
            {status !== "removed" && (
              <p className="mt-6 text-note text-ink-2">
                The 15 minutes in which it could be edited are over.
              </p>
            )}
          </>
        )}
        {status !== "removed" && <WithdrawPostForm post={post} />}
      </div>
    </main>
  );
}

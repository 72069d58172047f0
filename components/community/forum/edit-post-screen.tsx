import { useTexts } from "#texts";
import { PostEditForm } from "@/components/community/forum/post-edit-form";
import { PostText } from "@/components/community/forum/post-text";
import { TopicTitle } from "@/components/community/forum/forum-words";
import { WithdrawPostForm } from "@/components/community/forum/withdraw-post-form";
import { BackLink } from "@/components/ui/back-link";
import type { OwnPost } from "@/lib/forum/types";
import pages from "@/lib/messages/en/forum/form-pages.json";
import english from "@/lib/messages/en/forum/forum.json";
import waiting from "@/lib/messages/en/forum/own-posts.json";
import { ROUTES, topicHref } from "@/lib/routes";

type OwnPostScreenProps = { post: OwnPost; /** It is in a sample's topic. */ isOfSample?: boolean };

/** A post as its author sees it, in any state, with the form that edits it while that is possible (P14.47). */
export function OwnPostScreen({ post, isOfSample = false }: OwnPostScreenProps) {
  const { id, topicId, topicTitle, isQuestion, text, status, isEditable } = post;
  const t = useTexts("forum", english);
  const ofPages = useTexts("forum-pages", pages);
  const ofWaiting = useTexts("own-posts", waiting);
  const isTopicShown = status === "published" || !isQuestion;
  const states = {
    published: undefined,
    waiting: ofWaiting("waiting.text"),
    removed: ofPages("own.removed"),
  };
  const state = states[status];
  const title = topicTitle && <TopicTitle title={topicTitle} sample={isOfSample} />;
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink
        href={isTopicShown ? topicHref(topicId) : ROUTES.forum}
        label={(isTopicShown && title) || t("title")}
        landmark={t("breadcrumb")}
      />
      <h1 id="post-heading" className="mt-1 mb-6 headline text-h2 wrap-anywhere">
        {ofPages(isEditable ? "own.edit" : "own")}
      </h1>
      <div className="max-w-150">
        {isQuestion && <p className="mb-4 text-title font-title wrap-anywhere">{title}</p>}
        {state && <p className="mb-6 rounded-tile bg-turmeric-soft px-4 py-3">{state}</p>}
        {isEditable ? (
          <PostEditForm topicId={topicId} postId={id} text={text} />
        ) : (
          <>
            <div className="grid gap-3 text-pretty">
              <PostText text={text} language={t.language} />
            </div>
            {status !== "removed" && (
              <p className="mt-6 text-note text-ink-2">{ofPages("own.over")}</p>
            )}
          </>
        )}
        {status !== "removed" && <WithdrawPostForm post={post} />}
      </div>
    </main>
  );
}

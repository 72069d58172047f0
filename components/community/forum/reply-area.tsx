import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { LazyReplyForm } from "@/components/community/forum/lazy-reply-form";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageLink } from "@/components/ui/page-link";
import { signInHref } from "@/lib/auth/next-path";
import { cn } from "@/lib/cn";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/forum/forum.json";
import { replyHref } from "@/lib/routes";

/**
 * Replying to a topic: the form for members, the way to sign in for everyone else. The page is the same for all, so the mark of the
 * session chooses, and a form that is there stays when the session ends. Without scripts there is none, and the form is on a page
 * of its own.
 */
export function ReplyArea({ topicId, path }: { topicId: string; path: string }) {
  const t = useTexts("forum", english);
  return (
    <div className="group/reply border-t border-line pt-7 print:hidden">
      <div className="hidden min-h-106 has-[form]:block md:min-h-88 signed-in:block">
        <h2 id="reply-heading" className="mb-5 font-display text-h3">
          {t("reply")}
        </h2>
        <LazyReplyForm topicId={topicId} path={path} />
      </div>
      <PageLink
        href={replyHref(topicId)}
        rel="nofollow"
        className={cn(buttonVariants({ variant: "beet" }), "hidden! noscript:inline-flex!")}
      >
        {t("reply")}
      </PageLink>
      <section
        aria-labelledby="reply-sign-in"
        className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl bg-leaf-soft px-5 py-4 group-has-[form]/reply:hidden noscript:hidden signed-in:hidden"
      >
        <Icon name="MessageSquare" size={24} className="flex-none" />
        <div className="min-w-[min(14rem,100%)] flex-1">
          <h2 id="reply-sign-in" className="text-body font-semibold">
            {t("know")}
          </h2>
          <p>{t("sign-in.text")}</p>
        </div>
        <IntentLink
          href={signInHref(pathIn(t.language, path)) as "/auth"}
          rel="nofollow"
          className={buttonVariants({ variant: "beet", size: "sm" })}
        >
          {t("sign-in")}
        </IntentLink>
      </section>
    </div>
  );
}

import { MessageSquare } from "lucide-react";
import { LateReplyForm } from "@/components/community/late-reply-form";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { signInHref } from "@/lib/auth/next-path";

/**
 * Replying to a topic: the form for members, and for who is signed out the way to sign in. A page is the same for everybody, so
 * the mark of the session chooses; without scripts there is none, and the form says itself that it needs an account.
 */
export function ReplyArea({ topicId, path }: { topicId: string; path: string }) {
  return (
    <div className="border-t border-line pt-7 print:hidden">
      <div className="hidden in-data-[auth=in]:block noscript:block">
        <LateReplyForm topicId={topicId} path={path} />
      </div>
      <section
        aria-labelledby="reply-sign-in"
        className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl bg-leaf-soft px-5 py-4 in-data-[auth=in]:hidden noscript:hidden"
      >
        <MessageSquare size={24} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
        <div className="min-w-[min(14rem,100%)] flex-1">
          <h2 id="reply-sign-in" className="text-body font-semibold">
            Know the answer?
          </h2>
          <p>Sign in to reply. Reading is open to everyone.</p>
        </div>
        <IntentLink
          href={signInHref(path) as "/auth"}
          rel="nofollow"
          className={buttonVariants({ variant: "beet", size: "sm" })}
        >
          Sign in to reply
        </IntentLink>
      </section>
    </div>
  );
}

import { useTexts } from "#texts";
import { contentName } from "@/components/account/profile/content-name";
import { Objection } from "@/components/account/profile/objection";
import { OwnText } from "@/components/ui/reading/own-text";
import { formatDayIn } from "@/lib/languages/format-day";
import english from "@/lib/messages/en/account/profile.json";
import type { Content, ContentKind } from "@/lib/moderation/content";

export type RemovedContent = Content & {
  subject: string;
  reason?: string | undefined;
  at?: Date | undefined;
};

const YOURS = {
  review: "yours.review",
  photo: "yours.photo",
  dish: "yours.dish",
  tip: "yours.tip",
  reply: "yours.reply",
  post: "yours.post",
  topic: "yours.topic",
  event: "yours.event",
} as const satisfies Record<ContentKind, keyof typeof english>;

function Statement({ reason, at, ...content }: RemovedContent) {
  const t = useTexts("profile", english);
  const { language } = t;
  const instant = at?.toISOString();
  return (
    <li className="border-b border-line py-4 wrap-anywhere">
      <b>{contentName(t, YOURS[content.kind], content)}</b>
      <p className="mt-1">
        {instant
          ? t.rich("removed.on", {
              day: () => (
                <time key="day" dateTime={instant}>
                  {formatDayIn(language, instant)}
                </time>
              ),
            })
          : t("removed")}
        {reason
          ? t.rich("reason", {
              reason: () => <OwnText key="reason" {...{ language }} text={reason} />,
            })
          : t("reason.none")}
      </p>
    </li>
  );
}

/** What moderators removed of what a member wrote, and why: the statement of reasons (P14.111). */
export function Removals({ removals }: { removals: readonly RemovedContent[] }) {
  const t = useTexts("profile", english);
  if (removals.length === 0) return null;
  return (
    <section aria-labelledby="removals" className="mt-10">
      <h2 id="removals" className="font-display text-h3">
        {t("removals")}
      </h2>
      <ul className="mt-3">
        {removals.map((removal) => (
          <Statement key={removal.subject} {...removal} />
        ))}
      </ul>
      <p className="mt-3 max-w-152 text-note text-ink-2">
        <Objection id="removals.text" />
      </p>
    </section>
  );
}

import { useTexts } from "#texts";
import { Entry } from "@/components/account/profile/account-list-parts";
import { contentName } from "@/components/account/profile/content-name";
import type { OwnReport } from "@/lib/database/accounts/account-reports";
import english from "@/lib/messages/en/account/own-lists.json";
import type { ContentKind } from "@/lib/moderation/content";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

const REPORTED = {
  review: "the.review",
  photo: "the.photo",
  dish: "the.dish",
  tip: "the.tip",
  reply: "the.reply",
  post: "the.post",
  topic: "the.topic",
  event: "the.event",
} as const satisfies Record<ContentKind, keyof typeof english>;

const REPORT_STATUS = {
  open: "report.open",
  upheld: "report.upheld",
  dismissed: "report.dismissed",
} as const;

/** What a member reported, and what became of it. */
export function ReportEntries({ reports }: { reports: readonly OwnReport[] }) {
  const t = useTexts("own-lists", english);
  return reports.map(({ id, content, status, restaurantId, topicId, eventId }) => (
    <Entry
      key={id}
      href={
        (restaurantId && restaurantHref(restaurantId)) ??
        (topicId && recordHref(ROUTES.forum, topicId)) ??
        (eventId && recordHref(ROUTES.events, eventId))
      }
      name={content ? contentName(t, REPORTED[content.kind], content) : t("report.gone")}
      detail={t(REPORT_STATUS[status])}
    />
  ));
}

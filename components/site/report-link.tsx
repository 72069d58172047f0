import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { spoken } from "@/components/ui/spoken";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/reviews.json";
import type { ReportableKind } from "@/lib/reports/schema";
import { reportHref } from "@/lib/routes";

type ReportLinkProps = {
  kind: ReportableKind;
  id: string;
  /** Says to a screen reader which one: "the review of Ana". */
  about: string;
  className?: string;
};

/** Leads to the form that reports something to the moderators; a page load, so that no page carries the form's code. */
export function ReportLink({ kind, id, about, className }: ReportLinkProps) {
  const t = useTexts("reviews", english);
  return (
    <PageLink
      href={reportHref(kind, id)}
      rel="nofollow"
      className={cn(
        "inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 text-small text-ink-3 hover:bg-sprout hover:text-ink print:hidden",
        className,
      )}
    >
      <Icon name="Flag" size={15} />
      {t.rich("report", {
        what: about,
        spoken,
      })}
    </PageLink>
  );
}

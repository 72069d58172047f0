import { useTexts } from "#texts";
import { ReportForm } from "@/components/reports/report-form";
import { BackLink } from "@/components/ui/back-link";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forms/pages.json";
import type { ReportableKind } from "@/lib/reports/schema";

type ReportScreenProps = {
  kind: ReportableKind;
  id: string;
  text: string;
  /** The page that shows it. */
  page: { href: string; kind: "restaurant" | "topic" | "event" | "home" };
};

/** The page on which anyone reports a review, a photo, a topic or a post. */
export function ReportScreen({ kind, id, text, page }: ReportScreenProps) {
  const t = useTexts("form-pages", english);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={page.href}
        label={t("report.back", { page: page.kind })}
        landmark={t("breadcrumb")}
      />
      <h1 id="report-heading" className="mt-1 mb-4 headline text-h2">
        {t("report.this", { kind })}
      </h1>
      <p className="mb-8 max-w-text text-ink-2">{t("report.lead")}</p>
      <div className="max-w-150">
        <blockquote
          className="mb-8 max-h-60 overflow-y-auto rounded-tile bg-sprout px-5 py-4 break-words whitespace-pre-line text-ink-2"
          {...ownWords(t.language)}
        >
          {text}
        </blockquote>
        <ReportForm kind={kind} id={id} />
      </div>
    </main>
  );
}

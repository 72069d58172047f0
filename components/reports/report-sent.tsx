import { useTexts } from "#texts";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { pathIn } from "@/lib/languages/paths";
import controls from "@/lib/messages/en/controls.json";
import english from "@/lib/messages/en/forms/pages.json";
import { ROUTES } from "@/lib/routes";

/** What happens after a report was sent (P14.130). */
export function ReportSent() {
  const t = useTexts("form-pages", english);
  const ofSite = useTexts("controls", controls);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("report.sent")} lead={t("report.sent.lead")} />
      <Link
        href={pathIn(t.language, ROUTES.nearMe)}
        className={buttonVariants({ variant: "beet" })}
      >
        {ofSite("notice.find")}
      </Link>
    </main>
  );
}

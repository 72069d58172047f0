import { useTexts } from "#texts";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/about/contact.json";
import controls from "@/lib/messages/en/controls.json";
import { ROUTES } from "@/lib/routes";

/** What happens after a message was sent (P14.19). */
export function MessageSent() {
  const t = useTexts("contact", english);
  const ofSite = useTexts("controls", controls);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("sent")} lead={t("sent.lead")} />
      <div className="flex flex-wrap gap-3">
        <Link
          href={pathIn(t.language, ROUTES.nearMe)}
          className={buttonVariants({ variant: "beet" })}
        >
          {ofSite("notice.find")}
        </Link>
        <Link
          href={pathIn(t.language, ROUTES.contact)}
          className={buttonVariants({ variant: "line" })}
        >
          {t("sent.again")}
        </Link>
      </div>
    </main>
  );
}

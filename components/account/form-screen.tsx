import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import english from "@/lib/messages/en/account/settings-pages.json";
import pages from "@/lib/messages/en/forms/pages.json";
import { ROUTES } from "@/lib/routes";

type FormScreenProps = { id: string; title: string; lead: ReactNode; children?: ReactNode };

/** One form of the settings on a page of its own; `id` is the title's, which names the form. */
export function FormScreen({ id, title, lead, children }: FormScreenProps) {
  const t = useTexts("settings-pages", english);
  const landmark = useTexts("form-pages", pages)("breadcrumb");
  return (
    <main className="wrap pt-5 pb-(--section) md:pt-10">
      <div className="max-w-120">
        <BackLink href={ROUTES.settings} label={t("back")} landmark={landmark} />
        <h1 id={id} className="mt-3 headline text-h2 text-balance">
          {title}
        </h1>
        <div className="mt-3 mb-7 text-pretty text-ink-2">{lead}</div>
        {children}
      </div>
    </main>
  );
}

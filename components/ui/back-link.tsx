import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";

type BackLinkProps = {
  href: string;
  label: ReactNode;
  /** The name of the landmark, on pages that exist in other languages. */
  landmark?: string;
};

/** From a record's page to the list that has it. */
export function BackLink({ href, label, landmark = "Breadcrumb" }: BackLinkProps) {
  return (
    <nav aria-label={landmark} className="print:hidden">
      <IntentLink
        href={href}
        className="inline-flex min-h-11 items-center gap-1.5 text-note text-ink-2 hover:text-ink hover:underline"
      >
        <Icon name="ArrowLeft" size={18} className="text-ink-3 rtl:-scale-x-100" />
        {label}
      </IntentLink>
    </nav>
  );
}

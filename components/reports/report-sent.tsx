import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { ROUTES } from "@/lib/routes";

/** What happens after a report was sent (P14.130). */
export function ReportSent() {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="Report sent"
        lead="Thank you. A moderator reads every report, oldest first, and removes what breaks the rules."
      />
      <Link href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
        Find restaurants
      </Link>
    </main>
  );
}

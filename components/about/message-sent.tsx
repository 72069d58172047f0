import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { ROUTES } from "@/lib/routes";

/** What happens after a message was sent (P14.19). */
export function MessageSent() {
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title="Message sent"
        lead="Thank you. We read every message, oldest first, and answer by e-mail."
      />
      <div className="flex flex-wrap gap-3">
        <Link href={ROUTES.nearMe} className={buttonVariants({ variant: "beet" })}>
          Find restaurants
        </Link>
        <Link href={ROUTES.contact} className={buttonVariants({ variant: "line" })}>
          Write another message
        </Link>
      </div>
    </main>
  );
}

import { notFound } from "next/navigation";
import { Unsubscribed } from "@/components/account/unsubscribe";
import { unsubscribeMetadata } from "@/lib/account/unsubscribe-metadata";
import { hasDatabase } from "@/lib/database/has-database";

export const metadata = unsubscribeMetadata("done.meta");

/** Rendered on request: only where accounts are kept. */
export const dynamic = "force-dynamic";

export default function UnsubscribedPage() {
  if (!hasDatabase()) notFound();
  return <Unsubscribed />;
}

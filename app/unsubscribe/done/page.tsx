import { notFound } from "next/navigation";
import { Unsubscribed } from "@/components/account/unsubscribe";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Unsubscribed", index: false });

/** Rendered on request: only where accounts are kept. */
export const dynamic = "force-dynamic";

export default function UnsubscribedPage() {
  if (!hasDatabase()) notFound();
  return <Unsubscribed />;
}

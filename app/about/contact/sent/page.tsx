import { notFound } from "next/navigation";
import { MessageSent } from "@/components/about/message-sent";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Message sent", index: false });

/** Rendered on request: only where messages are kept. */
export const dynamic = "force-dynamic";

export default function MessageSentPage() {
  if (!hasDatabase()) notFound();
  return <MessageSent />;
}

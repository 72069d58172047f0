import { notFound } from "next/navigation";
import { MessageSent } from "@/components/about/message-sent";
import { contactSentMetadata } from "@/lib/about/contact-metadata";
import { hasDatabase } from "@/lib/database/has-database";

export const metadata = contactSentMetadata();

/** Rendered on request: only where messages are kept. */
export const dynamic = "force-dynamic";

export default function MessageSentPage() {
  if (!hasDatabase()) notFound();
  return <MessageSent />;
}

import { notFound } from "next/navigation";
import { UnknownUnsubscribeLink, Unsubscribe } from "@/components/account/unsubscribe";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { readUnsubscription } from "@/lib/mail/notifications/unsubscribe";

export const metadata = pageMetadata({ title: "Unsubscribe", index: false });

export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token } = await searchParams;
  if (!hasDatabase()) notFound();
  const asked = typeof token === "string" ? await readUnsubscription(token) : undefined;
  if (typeof token !== "string" || !asked) return <UnknownUnsubscribeLink />;
  return <Unsubscribe token={token} mail={asked.mail} />;
}

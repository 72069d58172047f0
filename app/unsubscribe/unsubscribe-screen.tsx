import { notFound } from "next/navigation";
import { UnknownUnsubscribeLink, Unsubscribe } from "@/components/account/unsubscribe";
import { hasDatabase } from "@/lib/database/has-database";
import { readUnsubscription } from "@/lib/mail/notifications/unsubscribe";

/** The page with the button that ends the mails of a link, whose token the query names. */
export async function UnsubscribeScreen({ token }: { token: string | string[] | undefined }) {
  if (!hasDatabase()) notFound();
  const asked = typeof token === "string" ? await readUnsubscription(token) : undefined;
  if (typeof token !== "string" || !asked) return <UnknownUnsubscribeLink />;
  return <Unsubscribe token={token} mail={asked.mail} />;
}

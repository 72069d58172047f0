import { notFound } from "next/navigation";
import { MessageSent } from "@/components/about/message-sent";
import { contactSentMetadata } from "@/lib/about/contact-metadata";
import { hasDatabase } from "@/lib/database/has-database";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/about/contact/sent">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? contactSentMetadata(language) : {};
}

export default async function TranslatedMessageSentPage({ params }: Props) {
  if (!isPrefixedLanguage((await params).language) || !hasDatabase()) notFound();
  return <MessageSent />;
}

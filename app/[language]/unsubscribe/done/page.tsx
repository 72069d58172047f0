import { notFound } from "next/navigation";
import { Unsubscribed } from "@/components/account/unsubscribe";
import { unsubscribeMetadata } from "@/lib/account/unsubscribe-metadata";
import { hasDatabase } from "@/lib/database/has-database";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/unsubscribe/done">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? unsubscribeMetadata("done.meta", language) : {};
}

export default async function TranslatedUnsubscribedPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language) || !hasDatabase()) notFound();
  return <Unsubscribed />;
}

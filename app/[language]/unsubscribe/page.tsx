import { notFound } from "next/navigation";
import { UnsubscribeScreen } from "@/app/unsubscribe/unsubscribe-screen";
import { unsubscribeMetadata } from "@/lib/account/unsubscribe-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/unsubscribe">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? unsubscribeMetadata("meta", language) : {};
}

export default async function TranslatedUnsubscribePage({ params, searchParams }: Props) {
  const [{ language }, { token }] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <UnsubscribeScreen token={token} />;
}

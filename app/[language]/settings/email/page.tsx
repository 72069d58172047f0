import { notFound } from "next/navigation";
import { ChangeEmailScreen } from "@/app/settings/email/change-email-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings/email">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export function generateMetadata({ params }: Props) {
  return translatedMetadata("email", params);
}

export default async function TranslatedEmailPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ChangeEmailScreen language={language} />;
}

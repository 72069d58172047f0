import { notFound } from "next/navigation";
import { ChangePasswordScreen } from "@/app/settings/password/change-password-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings/password">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export function generateMetadata({ params }: Props) {
  return translatedMetadata("password", params);
}

export default async function TranslatedPasswordPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ChangePasswordScreen language={language} />;
}

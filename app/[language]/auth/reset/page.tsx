import { notFound } from "next/navigation";
import { newPasswordMetadata, NewPasswordScreen } from "@/app/auth/new-password-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/auth/reset">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? newPasswordMetadata(language) : {};
}

export default async function TranslatedResetPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <NewPasswordScreen language={language} />;
}

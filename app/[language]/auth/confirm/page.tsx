import { notFound } from "next/navigation";
import { confirmMetadata, ConfirmScreen } from "@/app/auth/confirm-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/auth/confirm">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? confirmMetadata(language) : {};
}

export default async function TranslatedConfirmPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ConfirmScreen language={language} />;
}

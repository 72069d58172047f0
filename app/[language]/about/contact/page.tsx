import { notFound } from "next/navigation";
import { ContactScreen } from "@/app/about/contact/contact-screen";
import { contactMetadata } from "@/lib/about/contact-metadata";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/about/contact">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? contactMetadata(language) : {};
}

export default async function TranslatedContactPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ContactScreen language={language} />;
}

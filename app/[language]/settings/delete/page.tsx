import { notFound } from "next/navigation";
import { DeleteAccountScreen } from "@/app/settings/delete/delete-account-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings/delete">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export function generateMetadata({ params }: Props) {
  return translatedMetadata("delete", params);
}

export default async function TranslatedDeletePage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <DeleteAccountScreen language={language} />;
}

import { notFound } from "next/navigation";
import { OwnSettingsScreen } from "@/app/settings/own-settings-screen";
import { translatedMetadata } from "@/app/settings/settings-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/settings">;

export function generateMetadata({ params }: Props) {
  return translatedMetadata("back", params);
}

export default async function TranslatedSettingsPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnSettingsScreen language={language} saved={(await searchParams).saved} />;
}

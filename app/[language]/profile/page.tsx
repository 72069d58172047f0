import { notFound } from "next/navigation";
import { OwnProfileScreen, profileMetadata } from "@/app/profile/own-profile-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/profile">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? profileMetadata(language) : {};
}

export default async function TranslatedProfilePage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnProfileScreen language={language} saved={(await searchParams).saved} />;
}

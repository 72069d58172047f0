import { notFound } from "next/navigation";
import { MoreMembersScreen, moreMembersMetadata } from "@/app/community/members/members-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/members/page/[number]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? moreMembersMetadata("meta", language) : {};
}

export default async function TranslatedMembersPageNumber({ params }: Props) {
  const { language, number } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <MoreMembersScreen number={number} />;
}

import { notFound } from "next/navigation";
import { CityMembersScreen } from "@/app/community/members/city-members-screen";
import { moreMembersMetadata } from "@/app/community/members/members-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/members/by-city/[city]/page/[number]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? moreMembersMetadata("meta.city", language) : {};
}

export default async function TranslatedCityMembersPageNumber({ params }: Props) {
  const { language, city, number } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CityMembersScreen cityId={city} number={number} language={language} />;
}

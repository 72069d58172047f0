import { CityMembersScreen } from "@/app/community/members/city-members-screen";
import { moreMembersMetadata } from "@/app/community/members/members-screen";

export const metadata = moreMembersMetadata("meta.city");

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function CityMembersPageNumber({
  params,
}: PageProps<"/community/members/by-city/[city]/page/[number]">) {
  const { city, number } = await params;
  return <CityMembersScreen cityId={city} number={number} />;
}

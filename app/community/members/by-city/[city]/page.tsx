import { CityMembersScreen } from "@/app/community/members/city-members-screen";
import { moreMembersMetadata } from "@/app/community/members/members-screen";

export const metadata = moreMembersMetadata("meta.city");

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function CityMembersPage({
  params,
}: PageProps<"/community/members/by-city/[city]">) {
  return <CityMembersScreen cityId={(await params).city} />;
}

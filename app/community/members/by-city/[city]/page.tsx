import { CityMembersScreen } from "@/app/community/members/city-members-screen";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Members by city", index: false });

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function CityMembersPage({
  params,
}: PageProps<"/community/members/by-city/[city]">) {
  return <CityMembersScreen cityId={(await params).city} page={1} />;
}

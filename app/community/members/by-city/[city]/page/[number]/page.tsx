import { notFound } from "next/navigation";
import { CityMembersScreen } from "@/app/community/members/city-members-screen";
import { pageInPath } from "@/lib/forum/pages";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Members by city", index: false });

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function CityMembersPageNumber({
  params,
}: PageProps<"/community/members/by-city/[city]/page/[number]">) {
  const { city, number } = await params;
  const page = pageInPath(number);
  if (!page) notFound();
  return <CityMembersScreen cityId={city} page={page} />;
}

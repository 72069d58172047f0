import { notFound, permanentRedirect } from "next/navigation";
import { Members } from "@/components/community/members/members";
import { getCityMemberList } from "@/lib/community/city-members/queries";
import { cityMembersHref } from "@/lib/community/page-href";
import { hasDatabase } from "@/lib/database/has-database";
import { findRenamedCity } from "@/lib/places/queries";

/** One page of the members who reviewed places in a city; a former slug leads to the present one (P14.106). */
export async function CityMembersScreen({ cityId, page }: { cityId: string; page: number }) {
  if (!hasDatabase()) notFound();
  const list = await getCityMemberList(cityId, page);
  if (list) return <Members {...list} />;
  const renamed = await findRenamedCity(cityId);
  if (renamed) permanentRedirect(cityMembersHref(renamed, page));
  notFound();
}

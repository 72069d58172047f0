import { notFound, permanentRedirect } from "next/navigation";
import { Members } from "@/components/community/members/members";
import { getCityMemberList } from "@/lib/community/city-members/queries";
import { cityMembersHref } from "@/lib/community/page-href";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { findRenamedCity } from "@/lib/places/queries";

type CityMembersScreenProps = {
  cityId: string;
  /** Of the path, from the second page on. */
  number?: string;
  language?: Language;
};

/** One page of the members who reviewed places in a city; a former slug leads to the present one (P14.106). */
export async function CityMembersScreen({
  cityId,
  number,
  language = DEFAULT_LANGUAGE,
}: CityMembersScreenProps) {
  const page = number === undefined ? 1 : pageInPath(number);
  if (!page || !hasDatabase()) notFound();
  const list = await getCityMemberList(cityId, page);
  if (list) return <Members {...list} />;
  const renamed = await findRenamedCity(cityId);
  if (renamed) permanentRedirect(pathIn(language, cityMembersHref(renamed, page)));
  notFound();
}

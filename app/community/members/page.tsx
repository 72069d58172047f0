import { Members } from "@/components/community/members/members";
import { JsonLd } from "@/components/ui/json-ld";
import { getMemberList } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

const SAMPLES =
  "Members who review vegan restaurants: where they live, how much they have reviewed and how strictly they rate. Sample profiles are marked.";
const REAL =
  "Members who review places with vegan food: how much they have reviewed, how strictly they rate, and whose reviews helped most.";

export async function generateMetadata() {
  const list = await getMemberList();
  return pageMetadata({
    title: "Community Members",
    description: list?.samples.length ? SAMPLES : REAL,
    canonical: ROUTES.members,
  });
}

export default async function MembersPage() {
  const list = await getMemberList();
  return (
    <>
      {list && <Members {...list} />}
      <JsonLd things={[breadcrumbData({ name: "Members", path: ROUTES.members })]} />
    </>
  );
}

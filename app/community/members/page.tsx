import { Members } from "@/components/community/members";
import { JsonLd } from "@/components/ui/json-ld";
import { listMembers } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Community Members",
  description:
    "Members who review vegan restaurants: where they live, how much they have reviewed and how strictly they rate. Sample profiles are marked.",
  canonical: ROUTES.members,
});

export default async function MembersPage() {
  const members = await listMembers();
  return (
    <>
      <Members members={members} />
      <JsonLd things={[breadcrumbData({ name: "Members", path: ROUTES.members })]} />
    </>
  );
}

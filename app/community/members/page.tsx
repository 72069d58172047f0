import { Members } from "@/components/community/members";
import { listMembers } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Community Members",
  description:
    "Meet the members who write the most reviews of vegan restaurants: where they live, how much they have reviewed and how strictly they rate.",
  canonical: ROUTES.members,
});

export default async function MembersPage() {
  return <Members members={await listMembers()} />;
}

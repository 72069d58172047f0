import { MoreMembersScreen, moreMembersMetadata } from "@/app/community/members/members-screen";

export const metadata = moreMembersMetadata("meta");

/** Rendered on request: each new review changes its list. */
export const dynamic = "force-dynamic";

export default async function MembersPageNumber({
  params,
}: PageProps<"/community/members/page/[number]">) {
  return <MoreMembersScreen number={(await params).number} />;
}

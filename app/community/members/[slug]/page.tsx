import { notFound } from "next/navigation";
import { MemberPage } from "@/components/community/member-page";
import { JsonLd } from "@/components/ui/json-ld";
import { listContributions } from "@/lib/community/contributions";
import { memberMetadata } from "@/lib/community/metadata";
import { listMembers, listPosts, listTopics } from "@/lib/community/queries";
import { listFoodGuides } from "@/lib/guides/queries";
import { findWithNeighbors } from "@/lib/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/community/members/[slug]">) {
  const found = findWithNeighbors(await listMembers(), (await params).slug);
  return found ? memberMetadata(found.record) : {};
}

export default async function CommunityMemberPage({
  params,
}: PageProps<"/community/members/[slug]">) {
  const found = findWithNeighbors(await listMembers(), (await params).slug);
  if (!found) notFound();
  const { record: member, previous, next } = found;
  const contributions = listContributions(member.name, {
    guides: await listFoodGuides(),
    posts: await listPosts(),
    topics: await listTopics(),
  });
  return (
    <>
      <MemberPage {...{ member, previous, next, contributions }} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Members", path: ROUTES.members },
            { name: member.name, path: recordHref(ROUTES.members, member.id) },
          ),
        ]}
      />
    </>
  );
}

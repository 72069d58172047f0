import { notFound } from "next/navigation";
import { MemberPage } from "@/components/community/members/member-page";
import { RealMemberPage } from "@/components/community/members/real-member-page";
import { JsonLd } from "@/components/ui/json-ld";
import { listContributions } from "@/lib/community/contributions";
import { memberMetadata, realMemberMetadata } from "@/lib/community/metadata";
import { listMembers, listPosts, listTopics } from "@/lib/community/queries";
import { listFoodGuides } from "@/lib/guides/queries";
import { getMemberWithReviews } from "@/lib/members/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { memberHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { memberData } from "@/lib/structured-data/members";
import { getLevelOf } from "@/lib/trust/queries";

type Props = PageProps<"/community/members/[slug]">;

/** Samples are in the build; real members are rendered when they are first requested. */
export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export const revalidate = 86_400;

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const found = findWithNeighbors(await listMembers(), slug);
  if (found) return memberMetadata(found.record);
  const real = await getMemberWithReviews(slug);
  return real ? realMemberMetadata(real.member, real.reviews) : {};
}

async function RealMember({ slug }: { slug: string }) {
  const real = await getMemberWithReviews(slug);
  if (!real) notFound();
  const { member, reviews } = real;
  return (
    <>
      <RealMemberPage member={member} reviews={reviews} level={await getLevelOf(slug)} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: "Members", path: ROUTES.members },
            { name: member.name, path: memberHref(slug) },
          ),
          memberData(member, reviews.length),
        ]}
      />
    </>
  );
}

export default async function CommunityMemberPage({ params }: Props) {
  const { slug } = await params;
  const found = findWithNeighbors(await listMembers(), slug);
  if (!found) return <RealMember slug={slug} />;
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
            { name: member.name, path: memberHref(slug) },
          ),
        ]}
      />
    </>
  );
}

import { MemberScreen, metadataOfMember } from "@/app/community/members/[slug]/member-screen";
import { listMembers } from "@/lib/community/queries";

type Props = PageProps<"/community/members/[slug]">;

/** Samples are in the build; real members are rendered when they are first requested. */
export async function generateStaticParams() {
  return (await listMembers()).map(({ id }) => ({ slug: id }));
}

export const revalidate = 86_400;

export async function generateMetadata({ params }: Props) {
  return metadataOfMember((await params).slug);
}

export default async function CommunityMemberPage({ params }: Props) {
  return <MemberScreen slug={(await params).slug} />;
}

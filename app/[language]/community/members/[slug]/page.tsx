import { notFound } from "next/navigation";
import { MemberScreen, metadataOfMember } from "@/app/community/members/[slug]/member-screen";
import { listMembers } from "@/lib/community/queries";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/members/[slug]">;

/** As of the page in English. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  const members = await listMembers();
  return PREFIXED_LANGUAGES.flatMap((language) =>
    members.map(({ id }) => ({ language, slug: id })),
  );
}

export async function generateMetadata({ params }: Props) {
  const { language, slug } = await params;
  return isPrefixedLanguage(language) ? metadataOfMember(slug, language) : {};
}

export default async function TranslatedMemberPage({ params }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <MemberScreen slug={slug} language={language} />;
}

import { notFound } from "next/navigation";
import { MemberPage } from "@/components/community/members/member-page";
import { RealMemberPage } from "@/components/community/members/real-member-page";
import { JsonLd } from "@/components/ui/json-ld";
import { listContributions } from "@/lib/community/contributions";
import { memberMetadata, realMemberMetadata } from "@/lib/community/member-metadata";
import { listMembers, listPosts, listTopics } from "@/lib/community/queries";
import { listFoodGuides } from "@/lib/guides/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { getMemberWithReviews } from "@/lib/members/queries";
import type english from "@/lib/messages/en/members/members.json";
import { memberHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { memberData } from "@/lib/structured-data/members";
import { translatedPageData } from "@/lib/structured-data/site";
import { getLevelOf } from "@/lib/trust/queries";

/** What search engines are told of a member in a language. */
export async function metadataOfMember(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const found = findWithNeighbors(await listMembers(), slug);
  if (found) return memberMetadata(found.record, language);
  const real = await getMemberWithReviews(slug);
  return real ? realMemberMetadata(real.member, real.reviews, language) : {};
}

type MemberScreenProps = { slug: string; language?: Language };

/** What the structured data of every member's page say of its place on the site. */
function pageData(slug: string, name: string, language: Language) {
  const t = textsIn<keyof typeof english>(language, "members");
  const way = breadcrumbData(
    { name: t("title"), path: pathIn(language, ROUTES.members) as "/" },
    { name, path: pathIn(language, memberHref(slug)) as "/" },
  );
  if (language === DEFAULT_LANGUAGE) return [way];
  return [way, translatedPageData(language, memberHref(slug), name)];
}

async function RealMember({ slug, language = DEFAULT_LANGUAGE }: MemberScreenProps) {
  const real = await getMemberWithReviews(slug);
  if (!real) notFound();
  const { member, reviews } = real;
  return (
    <>
      <RealMemberPage member={member} reviews={reviews} level={await getLevelOf(slug)} />
      <JsonLd
        things={[...pageData(slug, member.name, language), memberData(member, reviews.length)]}
      />
    </>
  );
}

/** A member, a sample or a real one, in the language of the page's path. */
export async function MemberScreen({ slug, language = DEFAULT_LANGUAGE }: MemberScreenProps) {
  const found = findWithNeighbors(await listMembers(), slug);
  if (!found) return <RealMember slug={slug} language={language} />;
  const { record: member, previous, next } = found;
  const contributions = listContributions(member.name, {
    guides: await listFoodGuides(),
    posts: await listPosts(),
    topics: await listTopics(),
  });
  return (
    <>
      <MemberPage {...{ member, previous, next, contributions }} />
      <JsonLd things={pageData(slug, member.name, language)} />
    </>
  );
}

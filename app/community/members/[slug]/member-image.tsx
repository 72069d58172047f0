import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listMembers } from "@/lib/community/queries";
import { sampleLocationIn } from "@/lib/community/sample-location";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import { getMemberWithReviews } from "@/lib/members/queries";
import type english from "@/lib/messages/en/members/members.json";
import { renderShareImage } from "@/lib/share-image/render";
import { SITE_NAME } from "@/lib/site";

/** The share image of a member in a language. */
export async function drawMemberImage(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const record = (await listMembers()).find(({ id }) => id === slug);
  if (record) {
    const { name, location, avatar } = record;
    const lead = sampleLocationIn(language, location);
    return renderShareImage(
      <RecordImage tone="rose" title={name} lead={lead} picture={avatar} language={language} />,
    );
  }
  const real = await getMemberWithReviews(slug);
  if (!real) notFound();
  const t = textsIn<keyof typeof english>(language, "members");
  const { name, town = t("member.of", { site: SITE_NAME }) } = real.member;
  return renderShareImage(
    <ShareImage tone="rose" title={name} lead={town} language={language}>
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}

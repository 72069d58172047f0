import { sampleLocationIn } from "@/lib/community/sample-location";
import type { SampleMember } from "@/lib/community/types";
import { formatDecimal } from "@/lib/languages/format-decimal";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type { Member, MemberReview } from "@/lib/members/types";
import type english from "@/lib/messages/en/members/members.json";
import { pageMetadata, shorten } from "@/lib/metadata";
import { memberHref, recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "members");

/** Title, description and canonical URL of a sample member's page; what the sample says of itself is in English. */
export function memberMetadata(
  { id, name, location, about, reviews, rating }: SampleMember,
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsOf(language);
  const town = sampleLocationIn(language, location);
  const figures = { reviews, rating: formatDecimal(language, rating, true) };
  return pageMetadata({
    title: t("meta.member.town", { name, town }),
    description:
      language === DEFAULT_LANGUAGE
        ? shorten(`${name} from ${location}. ${about}`)
        : shorten(t("meta.sample", { name, town, site: SITE_NAME, ...figures })),
    canonical: recordHref(ROUTES.members, id),
    language,
  });
}

/** The same of a real member, who is not indexed before there is a review to read (P14.57). */
export function realMemberMetadata(
  { slug, name, town }: Member,
  reviews: readonly MemberReview[],
  language: Language = DEFAULT_LANGUAGE,
) {
  const t = textsOf(language);
  const site = SITE_NAME;
  return pageMetadata({
    title: town ? t("meta.member.town", { name, town }) : t("meta.member", { name }),
    description: shorten(
      town ? t("meta.reviews.town", { name, town, site }) : t("meta.reviews", { name, site }),
    ),
    canonical: memberHref(slug),
    index: reviews.length > 0,
    language,
  });
}

import { guideRoute } from "@/app/guides/guide-route";
import { GuideArticle } from "@/components/guides/guide-article";
import { sampleMemberHref } from "@/lib/community/member-href";
import { listMembers } from "@/lib/community/queries";
import { listFoodGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

/** The page of a food guide. */
export const FOOD_GUIDE = guideRoute({
  collection: "veg-food",
  read: listFoodGuides,
  dataOf: articleData,
  async show(shown) {
    const authorHref = sampleMemberHref(await listMembers(), shown.guide.author.name);
    return <GuideArticle {...shown} authorHref={authorHref} />;
  },
});

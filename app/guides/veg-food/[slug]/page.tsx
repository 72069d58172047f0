import { guideRoute } from "@/app/guides/guide-route";
import { GuideArticle } from "@/components/guides/guide-article";
import { sampleMemberHref } from "@/lib/community/member-href";
import { listMembers } from "@/lib/community/queries";
import { listFoodGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

const route = guideRoute({
  collection: "veg-food",
  read: listFoodGuides,
  dataOf: articleData,
  async show(shown) {
    const authorHref = sampleMemberHref(await listMembers(), shown.guide.author.name);
    return <GuideArticle {...shown} authorHref={authorHref} />;
  },
});

export const dynamicParams = false;

export const generateStaticParams = route.generateStaticParams;

export const generateMetadata = route.generateMetadata;

export default route.Page;

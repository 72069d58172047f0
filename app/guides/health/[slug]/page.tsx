import { guideRoute } from "@/app/guides/guide-route";
import { GuideArticle } from "@/components/guides/guide-article";
import { listHealthTopics } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

const route = guideRoute({
  collection: "health",
  read: listHealthTopics,
  dataOf: articleData,
  show: (shown) => <GuideArticle {...shown} />,
});

export const dynamicParams = false;

export const generateStaticParams = route.generateStaticParams;

export const generateMetadata = route.generateMetadata;

export default route.Page;

import { guideRoute } from "@/app/guides/guide-route";
import { GuideArticle } from "@/components/guides/guide-article";
import { listHealthTopics } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

/** The page of a topic of the health guide. */
export const HEALTH_TOPIC = guideRoute({
  collection: "health",
  read: listHealthTopics,
  dataOf: articleData,
  show: (shown) => <GuideArticle {...shown} />,
});

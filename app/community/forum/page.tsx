import { Forum } from "@/components/community/forum";
import { listTopics } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Community Forum",
  description:
    "What members ask and answer: the best brunch of the year, first meals in a new city, honest allergen labels and broth without fish.",
  canonical: ROUTES.forum,
});

export default async function ForumPage() {
  return <Forum topics={await listTopics()} />;
}

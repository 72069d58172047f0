import { Forum } from "@/components/community/forum/forum";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { listForum } from "@/lib/forum/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Community Forum",
  description:
    "What members ask and answer: the best brunch of the year, first meals in a new city, honest allergen labels and broth without fish.",
  canonical: ROUTES.forum,
});

export default async function ForumPage() {
  return (
    <>
      <Forum {...await listForum()} isOpen={hasDatabase()} />
      <JsonLd things={[breadcrumbData({ name: "Community Forum", path: ROUTES.forum })]} />
    </>
  );
}

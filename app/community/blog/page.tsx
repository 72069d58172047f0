import { Blog } from "@/components/community/blog/blog";
import { JsonLd } from "@/components/ui/json-ld";
import { listPosts } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { blogData } from "@/lib/structured-data/community";

export const metadata = pageMetadata({
  title: "Community Blog",
  description:
    "Stories from the people who eat and cook plant-based: the last hour of the market, a cellar full of ferments, a bakery before dawn.",
  canonical: ROUTES.blog,
  feed: ROUTES.feed,
});

export default async function BlogPage() {
  const posts = await listPosts();
  return (
    <>
      <Blog posts={posts} />
      <JsonLd things={[breadcrumbData({ name: "Blog", path: ROUTES.blog }), blogData(posts)]} />
    </>
  );
}

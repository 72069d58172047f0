import { Blog } from "@/components/community/blog";
import { listPosts } from "@/lib/community/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Community Blog",
  description:
    "Stories from the people who eat and cook plant-based: the last hour of the market, a cellar full of ferments, a bakery before dawn.",
  canonical: ROUTES.blog,
});

export default async function BlogPage() {
  return <Blog posts={await listPosts()} />;
}

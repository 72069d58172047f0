import { blogFeed } from "@/lib/community/feed";
import { listPosts } from "@/lib/community/queries";

export const dynamic = "force-static";

export async function GET() {
  return new Response(blogFeed(await listPosts()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}

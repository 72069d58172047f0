import { forumPageMetadata, ForumPageScreen } from "@/app/community/forum/forum-screen";

export const metadata = forumPageMetadata();

/** Rendered on request: each new topic changes its list. */
export const dynamic = "force-dynamic";

export default async function ForumPageNumber({
  params,
}: PageProps<"/community/forum/page/[number]">) {
  return <ForumPageScreen number={(await params).number} />;
}

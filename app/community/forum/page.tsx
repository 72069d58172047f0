import { forumMetadata, ForumScreen } from "@/app/community/forum/forum-screen";

export const metadata = forumMetadata();

export default function ForumPage() {
  return <ForumScreen />;
}

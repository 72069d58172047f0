import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { OwnTopicScreen } from "@/app/community/forum/new/own-topic-screen";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";

export const metadata = forumFormMetadata("new", DEFAULT_LANGUAGE);

export const dynamic = "force-dynamic";

export default function NewTopicPage() {
  return <OwnTopicScreen />;
}

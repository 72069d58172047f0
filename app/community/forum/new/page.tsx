import { NewTopicScreen } from "@/components/community/forum/new-topic-screen";
import { requireUser } from "@/lib/account/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Start a topic", index: false });

export const dynamic = "force-dynamic";

export default async function NewTopicPage() {
  await requireUser(ROUTES.newTopic);
  return <NewTopicScreen />;
}

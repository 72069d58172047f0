import { ForumFormTexts } from "@/app/community/forum/forum-form-texts";
import { NewTopicScreen } from "@/components/community/forum/new-topic-screen";
import { requireUser } from "@/lib/account/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

/** The form that opens a topic, in the language of its path. */
export async function OwnTopicScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  await requireUser(pathIn(language, ROUTES.newTopic));
  return (
    <ForumFormTexts language={language}>
      <NewTopicScreen />
    </ForumFormTexts>
  );
}

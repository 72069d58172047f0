import { notFound } from "next/navigation";
import { LeafArt } from "@/components/share-image/leaf-art";
import { RecordImage } from "@/components/share-image/record-image";
import { ShareImage } from "@/components/share-image/share-image";
import { listTopics } from "@/lib/community/queries";
import { getTopicPage } from "@/lib/forum/queries";
import { wordsIn } from "@/lib/forum/words-in";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/forum.json";
import { renderShareImage } from "@/lib/share-image/render";

/** The share image of a topic's page in a language. */
export async function drawTopicImage(slug: string, language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "forum");
  const record = (await listTopics()).find(({ id }) => id === slug);
  if (record) {
    const { title, author } = record;
    const lead = t("image.asked", { name: author.name });
    return renderShareImage(
      <RecordImage tone="leaf" {...{ title, lead, language }} picture={author.avatar} />,
    );
  }
  const topic = await getTopicPage(slug);
  if (!topic) notFound();
  return renderShareImage(
    <ShareImage tone="leaf" language={language} title={wordsIn(t, topic.title)} lead={t("title")}>
      <LeafArt labels={[]} />
    </ShareImage>,
  );
}

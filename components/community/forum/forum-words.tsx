import { useTexts } from "#texts";
import { OwnText } from "@/components/ui/reading/own-text";
import { isSaidBySite, wordsIn } from "@/lib/forum/words-in";
import english from "@/lib/messages/en/forum/forum.json";

type TopicTitleProps = { title: string; /** Samples are in English. */ sample?: boolean };

/** The title of a topic, which keeps the words of its author. */
export function TopicTitle({ title, sample = false }: TopicTitleProps) {
  const t = useTexts("forum", english);
  if (isSaidBySite(title)) return wordsIn(t, title);
  return <OwnText language={t.language} text={title} lang={sample ? "en" : undefined} />;
}

/** The name of who wrote something, or what stands for it. */
export function AuthorText({ name }: { name: string }) {
  const t = useTexts("forum", english);
  return <OwnText language={t.language} text={wordsIn(t, name)} />;
}

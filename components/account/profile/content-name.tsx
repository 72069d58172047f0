import { OwnText } from "@/components/ui/reading/own-text";
import type { Translator } from "@/lib/languages/translator";
import type { Content } from "@/lib/moderation/content";

/** What is meant, by a message that names its title and what it is about: "Your review “Cold soup” of Kopps". */
export function contentName<Id extends string>(
  t: Translator<Id>,
  id: Id,
  { title, about }: Pick<Content, "title" | "about">,
) {
  const { language } = t;
  return t.rich(id, {
    title: () => <OwnText key="title" {...{ language }} text={title} />,
    about: () => <OwnText key="about" {...{ language }} text={about} />,
  });
}

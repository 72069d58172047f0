import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forms/photo-words.json";
import { photoDescription } from "@/lib/restaurants/photos/subjects";

type Words = Translator<keyof typeof english>;

/** What is kept of a photo that nobody has described, and how each language says it. */
const UNDESCRIBED = new Map<string, keyof typeof english>([
  [photoDescription("", "food"), "of.food"],
  [photoDescription("", "inside"), "of.inside"],
  [photoDescription("", "outside"), "of.outside"],
  [photoDescription("", "menu"), "of.menu"],
  [photoDescription("", undefined), "of.anything"],
]);

/** The description of a photo on a page in another language: what its sender wrote keeps its words. */
export function describedIn(t: Words, description: string) {
  const id = UNDESCRIBED.get(description);
  return id ? t(id) : description;
}

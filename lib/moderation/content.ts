/** What members publish and moderators may remove. */
export type ContentKind =
  "review" | "photo" | "dish" | "tip" | "reply" | "post" | "topic" | "event";

export type Content = {
  kind: ContentKind;
  /** The title of a review, topic or event; else the beginning of a text, or a photo's description. */
  title: string;
  /** The restaurant, topic or city that it is about; empty for a topic. */
  about: string;
};

const TEXTS: Readonly<Record<ContentKind, (title: string, about: string) => string>> = {
  review: (title, about) => `review “${title}” of ${about}`,
  photo: (title, about) => `photo “${title}” of ${about}`,
  dish: (title, about) => `dish “${title}” at ${about}`,
  tip: (title, about) => `tip “${title}” about ${about}`,
  reply: (title, about) => `reply “${title}” as the owner of ${about}`,
  post: (title, about) => `post “${title}” in “${about}”`,
  topic: (title) => `topic “${title}”`,
  event: (title, about) => `event “${title}” in ${about}`,
};

/** What is meant, after "Your" or "The". */
export const contentText = ({ kind, title, about }: Content) => TEXTS[kind](title, about);

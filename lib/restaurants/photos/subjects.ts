/** What visitors say that a photo shows. */
export const PHOTO_SUBJECTS = ["food", "inside", "outside", "menu"] as const;

export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

/** What stands for the description that nobody has written. */
const UNDESCRIBED: Record<PhotoSubject | "anything", string> = {
  food: "Photo of food",
  inside: "Photo of the inside",
  outside: "Photo of the outside",
  menu: "Photo of the menu",
  anything: "Photo by a visitor",
};

/** The description of a photo: what its sender wrote, else what it shows. */
export function photoDescription(caption: string, shows: PhotoSubject | null | undefined) {
  return caption || UNDESCRIBED[shows ?? "anything"];
}

/** What the sender of a photo wrote; empty where its description only says what it shows. */
export function captionOf(description: string) {
  return Object.values(UNDESCRIBED).includes(description) ? "" : description;
}

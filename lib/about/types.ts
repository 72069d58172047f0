import type english from "@/lib/messages/en/about/mission.json";
import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";

/** The id of a text in lib/messages. */
export type MissionText = keyof typeof english;
type DescribedPicture = Omit<Picture, "alt"> & { alt: MissionText };

export type Pillar = { title: MissionText; text: MissionText; image: DescribedPicture };

/** Invented, like the people in it. */
export type FoundingStory = {
  title: MissionText;
  opening: MissionText;
  paragraphs: MissionText[];
  founders: Person[];
  image: DescribedPicture;
  sample: boolean;
};

/** One of the displayed claims (P1.7). */
export type Claim = { value: MissionText; label: MissionText; sample: boolean };

export type Mission = {
  statement: MissionText;
  image: DescribedPicture;
  pillars: Pillar[];
  /** Absent on a site with a name of its own. */
  story?: FoundingStory;
  claims: Claim[];
};

export type ContactDetails = {
  /** Who runs the site; the placeholders are not a person. */
  operator?: string;
  email: string;
  /** Formatted for display. */
  phone?: string;
  addressLines: string[];
  /** Who will read the messages. */
  team: Person[];
  sample: boolean;
};

export type ContactMessage = { name: string; email: string; message: string };

import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";

export type Pillar = { id: string; title: string; description: string; image: Picture };

/** Invented, like the people in it. */
export type FoundingStory = {
  title: string;
  opening: string;
  paragraphs: string[];
  founders: Person[];
  image: Picture;
  sample: boolean;
};

/** One of the displayed claims (P1.7). */
export type Claim = { value: string; label: string; sample: boolean };

export type Mission = {
  statement: string;
  image: Picture;
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

import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";

/** One of the three pillars of the mission (spec §2). */
export type Pillar = { id: string; title: string; description: string; image: Picture };

/** How it began (spec §2); made up, like the people in it. */
export type FoundingStory = {
  title: string;
  opening: string;
  paragraphs: string[];
  founders: Person[];
  image: Picture;
  sample: boolean;
};

/** One of the displayed claims (spec §1, §9). */
export type Claim = { value: string; label: string; sample: boolean };

export type Mission = {
  statement: string;
  image: Picture;
  pillars: Pillar[];
  story: FoundingStory;
  claims: Claim[];
};

/** The static contact details (spec §2). */
export type ContactDetails = {
  email: string;
  /** As it is read. */
  phone: string;
  addressLines: string[];
  /** Who will read the messages. */
  team: Person[];
  sample: boolean;
};

/** Spec §3, contact form. */
export type ContactMessage = { name: string; email: string; message: string };

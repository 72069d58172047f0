import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";

export type ForumTopic = {
  id: string;
  title: string;
  author: Person;
  replies: number;
  /** ISO 8601 date. */
  lastPost: string;
  sample: boolean;
};

export type Member = Person & {
  id: string;
  location: string;
  reviews: number;
  /** The mean of the stars this member gave. */
  rating: number;
  sample: boolean;
};

export type BlogPost = {
  id: string;
  title: string;
  author: Person;
  /** ISO 8601 date. */
  date: string;
  excerpt: string;
  image: Picture;
  sample: boolean;
};

export type CommunityEvent = {
  id: string;
  title: string;
  description: string;
  /** ISO 8601 date and local time without a time zone: "2027-06-12T18:30". */
  date: string;
  location: string;
  /** Set when the event is at a listed restaurant. */
  restaurantId?: string;
  attendees: number;
  /** Some of the attendees, for their portraits. */
  guests: Person[];
  image: Picture;
  sample: boolean;
};

/** A stored photo; the query adds its numbers (P1.9). */
export type PhotoRecord = { id: string; user: Person; image: Picture; sample: boolean };

export type Photo = PhotoRecord & { likes: number; comments: number };

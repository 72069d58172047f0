import type { Person } from "@/lib/people";
import type { Picture } from "@/lib/picture";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import type { Path } from "@/lib/routes";
import type { Text } from "@/lib/texts/types";

/** A text that a member wrote in the forum. */
export type ForumPost = {
  /** ISO 8601 date. */
  date: string;
  /** What of an earlier post it answers. */
  quote?: string;
  paragraphs: string[];
  link?: { href: Path; label: string };
  /** It answered the question, says who asked. */
  helped?: boolean;
};

export type ForumReply = ForumPost & { author: Person };

export type ForumTopic = {
  id: string;
  title: string;
  author: Person;
  replies: number;
  /** ISO 8601 date. */
  lastPost: string;
  /** The day on which the topic's page last changed. */
  updatedAt: string;
  /** The question itself. */
  post: ForumPost;
  /** Some of the replies, the oldest first. */
  sampleReplies: ForumReply[];
  sample: boolean;
};

export type SampleMember = Person & {
  id: string;
  location: string;
  reviews: number;
  /** The mean of the stars this member gave. */
  rating: number;
  about: string;
  /** The day on which the member's page last changed. */
  updatedAt: string;
  sample: boolean;
};

/** A real member in the list of members; `helpful` counts votes for the reviews of the last year. */
export type CommunityMember = {
  slug: string;
  name: string;
  town?: string;
  reviews: number;
  /** The mean of the stars this member gave. */
  rating: number;
  helpful: number;
};

/** A city, and how many members reviewed places there. */
export type ReviewedCity = { id: string; name: string; country: string; members: number };

/** A photo of a member in the list of photos. `userId` is the member's slug, and empty for former members. */
export type MemberPhoto = ReviewPhoto & {
  userId: string | null;
  userName: string;
  restaurantId: string;
  restaurantName: string;
  latinName?: string | null;
  countryCode?: string | null;
  city: string;
};

/** One page of a list: of samples, or of what members have. */
export type CommunityList<Sample, Real> = {
  samples: Sample[];
  entries: Real[];
  page: number;
  pages: number;
};

export type BlogPost = {
  id: string;
  title: string;
  author: Person;
  /** ISO 8601 date. */
  date: string;
  excerpt: string;
  image: Picture;
  text: Text;
  sample: boolean;
};

export type CommunityEvent = {
  id: string;
  title: string;
  description: string;
  /** What its own page says besides, in paragraphs. */
  details: string[];
  /** ISO 8601 date and wall-clock time in its time zone: "2027-06-12T18:30". */
  date: string;
  end: string;
  /** IANA time zone. */
  timeZone: string;
  location: string;
  /** Set when the event is at a listed restaurant. */
  restaurantId?: string;
  attendees: number;
  /** Some of the attendees, for their portraits. */
  guests: Person[];
  image: Picture;
  /** The day on which the event's page last changed. */
  updatedAt: string;
  sample: boolean;
  /** Whether joining is kept; absent without a database. */
  isOpen?: boolean | undefined;
};

/** Members who go to an event, the first to join first, and how many others do. */
export type Guests = { members: { name: string; slug: string }[]; others: number };

/** A stored photo; the query adds its numbers (P1.9). */
export type PhotoRecord = { id: string; user: Person; image: Picture; sample: boolean };

export type CommunityPhoto = PhotoRecord & { likes: number; comments: number };

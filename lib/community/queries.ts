import "server-only";

import { EVENTS } from "@/data/events";
import { FORUM_TOPICS } from "@/data/forum";
import { MEMBERS } from "@/data/members";
import { PEOPLE } from "@/data/people";
import { PHOTOS } from "@/data/photos";
import { getStores } from "@/lib/database/client";
import { countGuests } from "@/lib/database/event-guests";
import { hasDatabase } from "@/lib/database/has-database";
import { hasSamples } from "@/lib/database/sample-removal";
import type {
  BlogPost,
  CommunityEvent,
  ForumTopic,
  SampleMember,
  CommunityPhoto,
} from "@/lib/community/types";
import { personNamed } from "@/lib/people";
import { nextInteger, seededRandom } from "@/lib/seeded-random";
import { readTexts } from "@/lib/texts/read-texts";
import { toText } from "@/lib/texts/to-text";

const PHOTO_SEED = 12;
/** P10.5. */
const PHOTO_LIKES = { min: 10, max: 109 };
const PHOTO_COMMENTS = { min: 1, max: 20 };

/** Samples that are files, as long as they are shown: their operator can remove them (P14.200). */
async function shown<Sample>(samples: readonly Sample[]): Promise<readonly Sample[]> {
  if (!hasDatabase()) return samples;
  return (await hasSamples((await getStores()).database)) ? samples : [];
}

/** The forum's topics, the one with the latest post first. */
export async function listTopics(): Promise<ForumTopic[]> {
  return (await shown(FORUM_TOPICS)).toSorted((a, b) => b.lastPost.localeCompare(a.lastPost));
}

/** The members, most reviews first. */
export async function listMembers(): Promise<SampleMember[]> {
  return (await shown(MEMBERS)).toSorted((a, b) => b.reviews - a.reviews);
}

/** The blog's posts, newest first. */
export async function listPosts(): Promise<BlogPost[]> {
  return readTexts("blog")
    .map((file) => ({
      id: file.slug,
      title: file.title,
      author: personNamed(PEOPLE, file.author),
      date: file.published,
      excerpt: file.summary,
      image: file.image,
      text: toText(file),
      sample: true,
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The events, soonest first. */
export async function listEvents(): Promise<CommunityEvent[]> {
  const events = (await shown(EVENTS)).toSorted((a, b) => a.date.localeCompare(b.date));
  if (!hasDatabase()) return events;
  const guests = await countGuests((await getStores()).database);
  return events.map((event) => ({
    ...event,
    attendees: event.attendees + (guests.get(event.id) ?? 0),
    isOpen: true,
  }));
}

/** The photos with their random likes and comments (P1.9). */
export async function listPhotos(): Promise<CommunityPhoto[]> {
  const random = seededRandom(PHOTO_SEED);
  return PHOTOS.map((photo) => ({
    ...photo,
    likes: nextInteger(random, PHOTO_LIKES.min, PHOTO_LIKES.max),
    comments: nextInteger(random, PHOTO_COMMENTS.min, PHOTO_COMMENTS.max),
  }));
}

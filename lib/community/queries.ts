import "server-only";

import { EVENTS } from "@/data/events";
import { FORUM_TOPICS } from "@/data/forum";
import { MEMBERS } from "@/data/members";
import { PEOPLE } from "@/data/people";
import { PHOTOS } from "@/data/photos";
import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import {
  countReviewers,
  countMemberPhotos,
  listReviewedCities,
  listReviewersByHelp,
  listMemberPhotos,
} from "@/lib/database/community/community-lists";
import type { Database } from "@/lib/database/database";
import { countGuests } from "@/lib/database/community/event-guests";
import { hasDatabase } from "@/lib/database/has-database";
import { ENTRIES_PER_PAGE } from "@/lib/community/page-href";
import { hasSamples } from "@/lib/database/sample-removal";
import type {
  BlogPost,
  CommunityEvent,
  CommunityList,
  CommunityMember,
  ForumTopic,
  MemberPhoto,
  SampleMember,
  CommunityPhoto,
} from "@/lib/community/types";
import { pagesFor } from "@/lib/forum/pages";
import { personNamed } from "@/lib/people";
import { nextInteger, seededRandom } from "@/lib/lists/seeded-random";
import { readTextsInTurns } from "@/lib/texts/read-texts";
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
  return (await readTextsInTurns("blog"))
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

type RealList<Real> = {
  count: (database: Database) => Promise<number>;
  list: (database: Database, slice: { limit: number; offset: number }) => Promise<Real[]>;
};

/**
 * One page of what members have, or the samples while there is nothing else: they are never shown beside real members, nor where the
 * restaurants are real. Undefined for a missing page.
 */
async function getList<Sample, Real>(
  samples: readonly Sample[],
  real: RealList<Real>,
  page: number,
): Promise<CommunityList<Sample, Real> | undefined> {
  const sampleList = { samples: [...samples], entries: [], page: 1, pages: 1 };
  if (!hasDatabase()) return sampleList;
  const { database } = await getStores();
  const count = await real.count(database);
  const showsSamples = count === 0 && samples.length > 0 && !(await hasRealRestaurants());
  const pages = pagesFor(count, ENTRIES_PER_PAGE);
  if (page > pages) return undefined;
  if (showsSamples) return sampleList;
  const slice = { limit: ENTRIES_PER_PAGE, offset: (page - 1) * ENTRIES_PER_PAGE };
  return { samples: [], entries: await real.list(database, slice), page, pages };
}

const hasRealRestaurants = async () => (await getRecords()).hasRealRestaurants();

/** One page of the members, those first who helped most, and the cities whose places they reviewed (P14.730). */
export async function getMemberList(page = 1) {
  const real: RealList<CommunityMember> = { count: countReviewers, list: listReviewersByHelp };
  const list = await getList(await listMembers(), real, page);
  if (!list) return undefined;
  const cities =
    list.entries.length > 0 ? await listReviewedCities((await getStores()).database) : [];
  return { ...list, cities };
}

/** One page of the photos, the newest first (P14.731). */
export async function getPhotoList(page = 1) {
  const real: RealList<MemberPhoto> = { count: countMemberPhotos, list: listMemberPhotos };
  return getList(await shown(await listPhotos()), real, page);
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

import { EVENTS } from "@/data/events";
import { FORUM_TOPICS } from "@/data/forum";
import { SAMPLE_MEMBER_IDS } from "@/lib/database/sample-members";

/** A sample topic of the forum, by its id. */
export function sampleTopic(id: string) {
  return FORUM_TOPICS.find((topic) => topic.id === id);
}

/** An event of data/events.ts, by its id. */
export function sampleEvent(id: string) {
  return EVENTS.find((event) => event.id === id);
}

/** The ids of the samples that are files, and in no table. */
export const SAMPLE_IDS = {
  events: EVENTS.map(({ id }) => id),
  topics: FORUM_TOPICS.map(({ id }) => id),
  members: SAMPLE_MEMBER_IDS,
} as const;

import { EVENTS } from "@/data/events";
import { FORUM_TOPICS } from "@/data/forum";
import { MEMBERS } from "@/data/members";

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
  members: MEMBERS.map(({ id }) => id),
} as const;

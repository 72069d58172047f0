import { CLAIMS } from "@/lib/database/desk/queue-records/claims";
import { CORRECTIONS } from "@/lib/database/desk/queue-records/corrections";
import { EVENTS } from "@/lib/database/desk/queue-records/events";
import { LISTINGS } from "@/lib/database/desk/queue-records/listings";
import { MESSAGES } from "@/lib/database/desk/queue-records/messages";
import { PHOTOS } from "@/lib/database/desk/queue-records/photos";
import { POSTS } from "@/lib/database/desk/queue-records/posts";
import type { QueueSource, SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { REPORTS } from "@/lib/database/desk/queue-records/reports";
import { REVIEWS } from "@/lib/database/desk/queue-records/reviews";
import type { Queue } from "@/lib/desk/queues";

export const QUEUE_SOURCES = {
  listings: LISTINGS,
  corrections: CORRECTIONS,
  claims: CLAIMS,
  reports: REPORTS,
  reviews: REVIEWS,
  photos: PHOTOS,
  posts: POSTS,
  events: EVENTS,
  messages: MESSAGES,
} satisfies { readonly [Name in Queue]: SourceOf<Name> };

export const sourceOf = (queue: Queue): QueueSource => QUEUE_SOURCES[queue];

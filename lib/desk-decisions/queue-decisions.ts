import "server-only";

import { claims } from "@/lib/desk-decisions/claims";
import { corrections } from "@/lib/desk-decisions/corrections";
import { events } from "@/lib/desk-decisions/events";
import { listings } from "@/lib/desk-decisions/listings";
import { messages } from "@/lib/desk-decisions/messages";
import { photos } from "@/lib/desk-decisions/photos";
import { posts } from "@/lib/desk-decisions/posts";
import type { DecisionsOf, QueueDecisions } from "@/lib/desk-decisions/queue-decision";
import { reports } from "@/lib/desk-decisions/reports";
import { reviews } from "@/lib/desk-decisions/reviews";
import type { Queue } from "@/lib/desk/queues";

const DECISIONS: { readonly [Name in Queue]: DecisionsOf<Name> } = {
  listings,
  corrections,
  claims,
  reports,
  reviews,
  photos,
  posts,
  events,
  messages,
};

export const decisionsOf = (queue: Queue): QueueDecisions => DECISIONS[queue];

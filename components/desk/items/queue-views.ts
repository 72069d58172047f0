import { claimView } from "@/components/desk/items/claim-item";
import { correctionView } from "@/components/desk/items/correction-item";
import { eventView } from "@/components/desk/items/event-item";
import { listingView } from "@/components/desk/items/listing-item";
import { messageView } from "@/components/desk/items/message-item";
import { photoView } from "@/components/desk/items/photo-item";
import { postView } from "@/components/desk/items/post-item";
import { reportView } from "@/components/desk/items/report-item";
import { reviewView } from "@/components/desk/items/review-item";
import type { QueueView } from "@/components/desk/items/queue-view";
import type { Queue } from "@/lib/desk/queues";

const VIEWS: { readonly [Name in Queue]: QueueView<Name> } = {
  listings: listingView,
  corrections: correctionView,
  claims: claimView,
  reports: reportView,
  reviews: reviewView,
  photos: photoView,
  posts: postView,
  events: eventView,
  messages: messageView,
};

/** How the items of a queue look; the view of one queue is given items of that queue only. */
export const viewOf = (queue: Queue) => VIEWS[queue] as QueueView;

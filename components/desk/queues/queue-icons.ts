import type { IconName } from "@/components/ui/drawings/icon-names";
import type { Queue } from "@/lib/desk/queues";

export const QUEUE_ICONS: Record<Queue, IconName> = {
  listings: "Plus",
  corrections: "PencilLine",
  claims: "KeyRound",
  reports: "Flag",
  reviews: "MessageSquare",
  photos: "Image",
  posts: "MessagesSquare",
  events: "CalendarDays",
  messages: "Mail",
};

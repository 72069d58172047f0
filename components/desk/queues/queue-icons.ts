import {
  CalendarDays,
  Flag,
  ImageIcon,
  KeyRound,
  Mail,
  MessageSquare,
  MessagesSquare,
  PencilLine,
  Plus,
  type IconType,
} from "@/components/ui/icons";
import type { Queue } from "@/lib/desk/queues";

export const QUEUE_ICONS: Record<Queue, IconType> = {
  listings: Plus,
  corrections: PencilLine,
  claims: KeyRound,
  reports: Flag,
  reviews: MessageSquare,
  photos: ImageIcon,
  posts: MessagesSquare,
  events: CalendarDays,
  messages: Mail,
};

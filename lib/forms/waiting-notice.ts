import type { Notice } from "@/lib/browser/notices";

/** The notice for the sender of a text that waits (P14.52). */
export const WAITING_NOTICE: Notice = {
  title: "Thank you. A moderator will review it first.",
  description: "Until then, only you can see it.",
};

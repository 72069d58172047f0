import type { Notice } from "@/lib/browser/notices";

/** After one press of too many. */
export const LIMITED_NOTICE: Notice = {
  title: "That was a lot in a short time",
  description: "Please try again later.",
};

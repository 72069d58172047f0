import "server-only";

import { refuseListing } from "@/lib/database/desk/decisions/decide-listings";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { listingRefusedMail } from "@/lib/mail/templates/listing-mails";
import { listingHref } from "@/lib/routes";

/** A listing is published by a form of its own (publish-listing.ts), or added to what is listed (merge-listing.ts). */
export const listings: DecisionsOf<"listings"> = {
  decisions: {},
  async refuse({ database, actor, id }, reason) {
    const verdict = await refuseListing(database, actor, id, reason);
    if (verdict.isDone) {
      const { name, userId, senderEmail } = verdict.result;
      const mail = listingRefusedMail({ name, reason, path: listingHref(id) });
      void mailDecision(database, userId, mail, senderEmail);
    }
    return { action: "listing.refuse", verdict, stale: [] };
  },
};

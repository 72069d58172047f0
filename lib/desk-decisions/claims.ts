import "server-only";

import type { Opinion } from "@/lib/database/claims/claim-rules";
import { decideClaim, findClaimantsOpinion } from "@/lib/database/desk/decisions/decide-claims";
import { nameOf } from "@/lib/desk-decisions/name-of";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { claimAcceptedMail, claimRefusedMail } from "@/lib/mail/templates/claim-mails";
import { claimHref, ownerHref } from "@/lib/routes";

const REFUSALS: Readonly<Record<Opinion, string>> = {
  review:
    "Whoever sent this has reviewed the restaurant, and owners do not review. Ask them to delete the review first.",
  tip: "Whoever sent this has left a tip about the restaurant, and owners give none. Ask them to delete the tip first.",
  price:
    "Whoever sent this has said what a meal costs, and owners do not. Ask them to take that back on the restaurant's page first.",
};

export const claims: DecisionsOf<"claims"> = {
  decisions: {
    async accept({ database, actor, id }) {
      const opinion = await findClaimantsOpinion(database, id);
      if (opinion) return REFUSALS[opinion];
      const verdict = await decideClaim(database, actor, id, "accepted");
      if (verdict.isDone) {
        const { restaurantId, userId } = verdict.result;
        const restaurant = await nameOf(database, restaurantId);
        const path = ownerHref(restaurantId);
        void mailDecision(database, userId, claimAcceptedMail({ restaurant, path }));
      }
      return { action: "claim.accept", verdict, stale: [] };
    },
  },
  async refuse({ database, actor, id }, reason) {
    const verdict = await decideClaim(database, actor, id, "refused", reason);
    if (verdict.isDone) {
      const { restaurantId, userId } = verdict.result;
      const restaurant = await nameOf(database, restaurantId);
      const path = claimHref(restaurantId);
      void mailDecision(database, userId, claimRefusedMail({ restaurant, reason, path }));
    }
    return { action: "claim.refuse", verdict, stale: [] };
  },
};

import "server-only";

import {
  acceptSuggestion,
  refuseSuggestion,
} from "@/lib/database/desk/decisions/decide-corrections";
import { readAcceptedFacts } from "@/lib/desk-decisions/accepted-facts";
import { nameOf } from "@/lib/desk-decisions/name-of";
import type { DecisionsOf } from "@/lib/desk-decisions/queue-decision";
import { mailCorrectionSenders } from "@/lib/mail/notifications/correction-mails";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { correctionRefusedMail } from "@/lib/mail/templates/correction-mails";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { restaurantHref, ROUTES } from "@/lib/routes";

const NO_FACT = "Please accept at least one fact, or reject the correction.";

export const corrections: DecisionsOf<"corrections"> = {
  decisions: {
    async take({ database, actor, id, data }) {
      const accepted = data.getAll("fact").map(String);
      if (accepted.length === 0) return NO_FACT;
      const facts = await readAcceptedFacts(database, Number(id), accepted, data);
      if (facts && "errors" in facts) return { outcome: facts };
      const verdict = await acceptSuggestion(database, actor, Number(id), accepted, facts);
      if (verdict.isDone) void mailCorrectionSenders(database, verdict.result, accepted);
      const stale = verdict.isDone ? pathsShowing(verdict.result.restaurantId) : [];
      return { action: "suggestion.take", verdict, stale };
    },
  },
  async refuse({ database, actor, id }, reason) {
    const verdict = await refuseSuggestion(database, actor, Number(id), reason);
    if (!verdict.isDone) return { action: "suggestion.refuse", verdict, stale: [] };
    const { restaurantId, userId } = verdict.result;
    const restaurant = await nameOf(database, restaurantId);
    const path = ROUTES.profile;
    void mailDecision(database, userId, correctionRefusedMail({ restaurant, reason, path }));
    return { action: "suggestion.refuse", verdict, stale: [restaurantHref(restaurantId)] };
  },
};

import "server-only";

import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { Database } from "@/lib/database/database";
import { sendsMail } from "@/lib/mail/send-mail";
import { closureAcceptedMail, correctionAcceptedMail } from "@/lib/mail/templates/correction-mails";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { restaurantHref } from "@/lib/routes";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";

type Accepted = {
  restaurantId: string;
  kind: "closed" | "facts";
  senders: readonly (string | null)[];
};

/** Tells who sent a correction, or the same closure, that it was accepted (P14.302). Never throws. */
export async function mailCorrectionSenders(
  database: Database,
  { restaurantId, kind, senders }: Accepted,
  facts: readonly string[],
) {
  if (!sendsMail()) return;
  try {
    const found = await findRestaurant(database, restaurantId);
    const restaurant = found ? bothNames(found) : "";
    const path = restaurantHref(restaurantId);
    const mail =
      kind === "closed"
        ? closureAcceptedMail({ restaurant, path })
        : correctionAcceptedMail({ restaurant, facts, path });
    for (const userId of new Set(senders)) await mailDecision(database, userId, mail);
  } catch (error) {
    console.error(error);
  }
}

import "server-only";

import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { Database } from "@/lib/database/database";
import type { UndoneChange } from "@/lib/database/desk/venues/changes-at-once";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { changeUndoneMail } from "@/lib/mail/templates/claim-mails";
import { sendsMail } from "@/lib/mail/send-mail";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { ownerHref, ROUTES } from "@/lib/routes";

/** Hours are read from their text: they are no fact of their own. */
const DERIVED = "hours";

/** Tells an owner or a trusted member which facts the desk took back (P14.981). Never throws. */
export async function mailUndoneChange(
  database: Database,
  { restaurantId, userId, isByOwner, facts }: UndoneChange,
) {
  if (!sendsMail()) return;
  try {
    const restaurant = await findRestaurant(database, restaurantId);
    if (!restaurant) return;
    const mail = changeUndoneMail({
      restaurant: bothNames(restaurant),
      isByOwner,
      facts: facts.filter((fact) => fact !== DERIVED),
      path: isByOwner ? ownerHref(restaurantId) : ROUTES.profile,
    });
    await mailDecision(database, userId, mail);
  } catch (error) {
    console.error(error);
  }
}

import "server-only";

import { absoluteUrl } from "@/lib/absolute-url";
import { getRecords } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { factLabel } from "@/lib/desk/facts";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { changeUndoneMail } from "@/lib/mail/templates/claim-mails";
import { sendsMail } from "@/lib/mail/send-mail";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { ownerHref, ROUTES } from "@/lib/routes";

/** Hours are read from their text: they are no fact of their own. */
const DERIVED = "hours";

type Undone = { restaurantId: string; userId: string | null; facts: readonly string[] };

/** Tells an owner which facts the desk took back (P14.981). Never throws. */
export async function mailUndoneChange(
  database: Database,
  { restaurantId, userId, facts }: Undone,
) {
  if (!sendsMail()) return;
  try {
    const restaurant = await (await getRecords()).getRestaurant(restaurantId);
    if (!restaurant) return;
    const mail = changeUndoneMail({
      restaurant: bothNames(restaurant),
      facts: facts.filter((fact) => fact !== DERIVED).map(factLabel),
      href: absoluteUrl(ownerHref(restaurantId)),
      contactHref: absoluteUrl(ROUTES.contact),
    });
    await mailDecision(database, userId, mail);
  } catch (error) {
    console.error(error);
  }
}

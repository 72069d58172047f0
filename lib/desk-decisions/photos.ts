import "server-only";

import { decidePhoto } from "@/lib/database/desk/decisions/decide-photos";
import { decisionsOnText } from "@/lib/desk-decisions/members-texts";
import { restaurantHref } from "@/lib/routes";

export const photos = decisionsOnText({
  queue: "photos",
  decide: decidePhoto,
  pagesOf: ({ restaurantId }) => [restaurantHref(restaurantId)],
});

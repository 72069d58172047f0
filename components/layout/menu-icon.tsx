import type { IconName } from "@/components/ui/drawings/icon-names";
import { Icon } from "@/components/ui/icon";
import { ROUTES, type Route } from "@/lib/routes";

const ICONS: Partial<Record<Route, IconName>> = {
  [ROUTES.nearMe]: "LocateFixed",
  [ROUTES.byCity]: "Building2",
  [ROUTES.byCountry]: "Globe",
  [ROUTES.map]: "Map",
  [ROUTES.topRated]: "Trophy",
  [ROUTES.addListing]: "CirclePlus",
  [ROUTES.forum]: "MessagesSquare",
  [ROUTES.members]: "Users",
  [ROUTES.blog]: "BookOpenText",
  [ROUTES.events]: "CalendarDays",
  [ROUTES.photos]: "Camera",
  [ROUTES.aiGallery]: "Sparkles",
  [ROUTES.foodGuides]: "Salad",
  [ROUTES.travelGuides]: "Plane",
  [ROUTES.cityGuides]: "Signpost",
  [ROUTES.recipes]: "ChefHat",
  [ROUTES.health]: "HeartPulse",
  [ROUTES.mission]: "Sprout",
  [ROUTES.history]: "Hourglass",
  [ROUTES.team]: "UsersRound",
  [ROUTES.contact]: "Mail",
  [ROUTES.press]: "Newspaper",
  [ROUTES.advertising]: "Megaphone",
};

/** The icon before a menu entry. */
export function MenuIcon({ href }: { href: Route }) {
  const name = ICONS[href];
  return name ? <Icon name={name} /> : null;
}

import {
  BookOpenText,
  Building2,
  CalendarDays,
  Camera,
  ChefHat,
  CirclePlus,
  Globe,
  HeartPulse,
  Hourglass,
  LocateFixed,
  Mail,
  Map,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Plane,
  Salad,
  Signpost,
  Sparkles,
  Sprout,
  Trophy,
  Users,
  UsersRound,
  type IconType,
} from "@/components/ui/icons";
import { ROUTES, type Route } from "@/lib/routes";

const ICONS: Partial<Record<Route, IconType>> = {
  [ROUTES.nearMe]: LocateFixed,
  [ROUTES.byCity]: Building2,
  [ROUTES.byCountry]: Globe,
  [ROUTES.map]: Map,
  [ROUTES.topRated]: Trophy,
  [ROUTES.addListing]: CirclePlus,
  [ROUTES.forum]: MessagesSquare,
  [ROUTES.members]: Users,
  [ROUTES.blog]: BookOpenText,
  [ROUTES.events]: CalendarDays,
  [ROUTES.photos]: Camera,
  [ROUTES.aiGallery]: Sparkles,
  [ROUTES.foodGuides]: Salad,
  [ROUTES.travelGuides]: Plane,
  [ROUTES.cityGuides]: Signpost,
  [ROUTES.recipes]: ChefHat,
  [ROUTES.health]: HeartPulse,
  [ROUTES.mission]: Sprout,
  [ROUTES.history]: Hourglass,
  [ROUTES.team]: UsersRound,
  [ROUTES.contact]: Mail,
  [ROUTES.press]: Newspaper,
  [ROUTES.advertising]: Megaphone,
};

/** The icon before a menu entry. */
export function MenuIcon({ href }: { href: Route }) {
  const Icon = ICONS[href];
  return Icon ? <Icon size={20} /> : null;
}

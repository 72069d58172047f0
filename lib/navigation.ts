import { isHidden } from "@/lib/hidden/is-hidden";
import english from "@/lib/messages/en/layout.json";
import { ROUTES, type Route } from "@/lib/routes";

export type MenuId = "restaurants" | "community" | "guides" | "about";
/** The id of a text in lib/messages. */
type LayoutText = keyof typeof english;
export type MenuEntry = { href: Route; text: LayoutText };
export type Menu = { id: MenuId; text: LayoutText; entries: MenuEntry[] };

const ALL_MENUS: Menu[] = [
  {
    id: "restaurants",
    text: "menu.restaurants",
    entries: [
      { href: ROUTES.nearMe, text: "menu.near-me" },
      { href: ROUTES.byCity, text: "menu.by-city" },
      { href: ROUTES.byCountry, text: "menu.by-country" },
      { href: ROUTES.map, text: "menu.map" },
      { href: ROUTES.topRated, text: "menu.top-rated" },
      { href: ROUTES.addListing, text: "menu.add-listing" },
    ],
  },
  {
    id: "community",
    text: "menu.community",
    entries: [
      { href: ROUTES.forum, text: "menu.forum" },
      { href: ROUTES.members, text: "menu.members" },
      { href: ROUTES.blog, text: "menu.blog" },
      { href: ROUTES.events, text: "menu.events" },
      { href: ROUTES.photos, text: "menu.photos" },
      { href: ROUTES.aiGallery, text: "menu.ai-gallery" },
    ],
  },
  {
    id: "guides",
    text: "menu.guides",
    entries: [
      { href: ROUTES.foodGuides, text: "menu.food" },
      { href: ROUTES.travelGuides, text: "menu.travel" },
      { href: ROUTES.cityGuides, text: "menu.cities" },
      { href: ROUTES.recipes, text: "menu.recipes" },
      { href: ROUTES.health, text: "menu.health" },
    ],
  },
  {
    id: "about",
    text: "menu.about",
    entries: [
      { href: ROUTES.mission, text: "menu.mission" },
      { href: ROUTES.history, text: "menu.history" },
      { href: ROUTES.team, text: "menu.team" },
      { href: ROUTES.contact, text: "menu.contact" },
      { href: ROUTES.press, text: "menu.press" },
      { href: ROUTES.advertising, text: "menu.advertising" },
    ],
  },
];

/** What is shown of a list of menus or columns: without hidden pages, and without those that have no other. */
function shown<Group extends { entries: MenuEntry[] }>(groups: Group[]): Group[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ href }) => !isHidden(href)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The four menus of the navigation bar, in the order of P2.7. */
export const MENUS = shown(ALL_MENUS);

/** The pages of one menu, which are the tabs of its section, as a language calls them. */
export function menuEntries(id: MenuId, t: (text: LayoutText) => string = (text) => english[text]) {
  const entries = MENUS.find((menu) => menu.id === id)?.entries ?? [];
  return entries.map(({ href, text }) => ({ href, label: t(text) }));
}

type FooterColumn = { text: LayoutText; entries: MenuEntry[] };

const ALL_COLUMNS: FooterColumn[] = [
  {
    text: "footer.restaurants",
    entries: [
      { href: ROUTES.addListing, text: "footer.list" },
      { href: ROUTES.contact, text: "footer.talk" },
      { href: ROUTES.map, text: "menu.map" },
      { href: ROUTES.advertising, text: "menu.advertising" },
    ],
  },
  {
    text: "footer.foodies",
    entries: [
      { href: ROUTES.nearMe, text: "footer.near-me" },
      { href: ROUTES.byCity, text: "footer.by-city" },
      { href: ROUTES.topRated, text: "menu.top-rated" },
      { href: ROUTES.favorites, text: "footer.favorites" },
      { href: ROUTES.foodGuides, text: "footer.guides" },
    ],
  },
  {
    text: "menu.about",
    entries: [
      { href: ROUTES.mission, text: "menu.mission" },
      { href: ROUTES.history, text: "menu.history" },
      { href: ROUTES.team, text: "menu.team" },
      { href: ROUTES.contact, text: "menu.contact" },
    ],
  },
];

/** The footer's columns: every link leads to a page that exists (P2.10). */
export const FOOTER_COLUMNS = shown(ALL_COLUMNS);

/** The last row of the footer (P2.10). */
export const LEGAL_PAGES: MenuEntry[] = [
  { href: ROUTES.privacy, text: "legal.privacy" },
  { href: ROUTES.terms, text: "legal.terms" },
  { href: ROUTES.cookies, text: "legal.cookies" },
  { href: ROUTES.accessibility, text: "legal.accessibility" },
];

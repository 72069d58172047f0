import { hiddenPaths, isBelow } from "@/lib/env/hidden-parts";
import { HIDDEN_PARTS } from "@/lib/public-env";
import { ROUTES, type Route } from "@/lib/routes";

export type MenuId = "restaurants" | "community" | "guides" | "about";
export type MenuEntry = { href: Route; label: string };
export type Menu = { id: MenuId; label: string; entries: MenuEntry[] };

const HIDDEN_PATHS = hiddenPaths(HIDDEN_PARTS);

/** Whether the operator has left out the part of the site that a path belongs to (P2.7). */
export const isHidden = (path: string) => isBelow(path, HIDDEN_PATHS);

const ALL_MENUS: Menu[] = [
  {
    id: "restaurants",
    label: "Restaurants",
    entries: [
      { href: ROUTES.nearMe, label: "Near Me" },
      { href: ROUTES.byCity, label: "By City" },
      { href: ROUTES.byCountry, label: "By Country" },
      { href: ROUTES.map, label: "Restaurant Map" },
      { href: ROUTES.topRated, label: "Top Rated" },
      { href: ROUTES.addListing, label: "Add Listing" },
    ],
  },
  {
    id: "community",
    label: "Community",
    entries: [
      { href: ROUTES.forum, label: "Forum" },
      { href: ROUTES.members, label: "Members" },
      { href: ROUTES.blog, label: "Blog" },
      { href: ROUTES.events, label: "Events" },
      { href: ROUTES.photos, label: "Photos" },
      { href: ROUTES.aiGallery, label: "AI Gallery" },
    ],
  },
  {
    id: "guides",
    label: "Guides",
    entries: [
      { href: ROUTES.foodGuides, label: "Vegan Food" },
      { href: ROUTES.travelGuides, label: "Travel" },
      { href: ROUTES.cityGuides, label: "City Guides" },
      { href: ROUTES.recipes, label: "Recipes" },
      { href: ROUTES.health, label: "Health" },
    ],
  },
  {
    id: "about",
    label: "About",
    entries: [
      { href: ROUTES.mission, label: "Our Mission" },
      { href: ROUTES.history, label: "History" },
      { href: ROUTES.team, label: "Team" },
      { href: ROUTES.contact, label: "Contact Us" },
      { href: ROUTES.press, label: "Press" },
      { href: ROUTES.advertising, label: "Advertising" },
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

/** The pages of one menu, which are the tabs of its section. */
export function menuEntries(id: MenuId): MenuEntry[] {
  return MENUS.find((menu) => menu.id === id)?.entries ?? [];
}

type FooterColumn = { title: string; entries: MenuEntry[] };

const ALL_COLUMNS: FooterColumn[] = [
  {
    title: "For Restaurants",
    entries: [
      { href: ROUTES.addListing, label: "List Your Restaurant" },
      { href: ROUTES.contact, label: "Talk to Us" },
      { href: ROUTES.map, label: "Restaurant Map" },
      { href: ROUTES.advertising, label: "Advertising" },
    ],
  },
  {
    title: "For Foodies",
    entries: [
      { href: ROUTES.nearMe, label: "Restaurants Near Me" },
      { href: ROUTES.byCity, label: "Browse by City" },
      { href: ROUTES.topRated, label: "Top Rated" },
      { href: ROUTES.favorites, label: "Favorites" },
      { href: ROUTES.foodGuides, label: "Guides" },
    ],
  },
  {
    title: "About",
    entries: [
      { href: ROUTES.mission, label: "Our Mission" },
      { href: ROUTES.history, label: "History" },
      { href: ROUTES.team, label: "Team" },
      { href: ROUTES.contact, label: "Contact Us" },
    ],
  },
];

/** The footer's columns: every link leads to a page that exists (P2.10). */
export const FOOTER_COLUMNS = shown(ALL_COLUMNS);

/** The last row of the footer (P2.10). */
export const LEGAL_PAGES: MenuEntry[] = [
  { href: ROUTES.privacy, label: "Privacy Policy" },
  { href: ROUTES.terms, label: "Terms of Service" },
  { href: ROUTES.cookies, label: "Cookie Policy" },
  { href: ROUTES.accessibility, label: "Accessibility" },
];

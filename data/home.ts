import type { Audience, Feature, Strategy, Testimonial } from "@/lib/home/types";

export const FEATURES: Feature[] = [
  {
    id: "search",
    title: "Easy Search",
    text: "Type a city. We find the tables.",
    href: "/restaurants/near-me",
  },
  {
    id: "filters",
    title: "Detailed Filters",
    text: "Cuisine, price range and dietary options, down to soy-free.",
    href: "/restaurants/near-me",
  },
  {
    id: "menus",
    title: "Menu Previews",
    text: "See what is cooking before you set out.",
    href: "/restaurants/near-me",
  },
  {
    id: "location",
    title: "Location-Based",
    text: "See what is around you, on a map.",
    href: "/restaurants/map",
  },
  {
    id: "favorites",
    title: "Favorites List",
    text: "Keep the places you want to go back to.",
    alert: "Favorites feature coming soon! Sign up to save your favorite restaurants.",
    alertSignedIn:
      "Favorites in your account are coming soon! Until then, Save keeps restaurants on this device.",
    keptHref: "/favorites",
  },
  {
    id: "reviews",
    title: "Verified Reviews",
    text: "By members, with the date of their visit.",
    alert: "Reviews feature coming soon! Join our community to read and write reviews.",
    alertSignedIn: "Reviews feature coming soon! Your account is all you will need to write them.",
    keptHref: "/restaurants/reviews",
  },
];

export const STRATEGIES: Strategy[] = [
  {
    id: "audience",
    title: "Target Audience",
    points: [
      "Committed vegans",
      "Flexitarians",
      "Health-conscious diners",
      "Food enthusiasts",
      "Restaurant owners",
    ],
  },
  {
    id: "goals",
    title: "Main Goals",
    points: [
      "Find a good meal in seconds",
      "Bring owners new regulars",
      "Grow a generous community",
      "Guides worth packing for a trip",
    ],
  },
  {
    id: "competitors",
    title: "Key Competitors",
    points: [
      "General review sites, where vegan is one filter",
      "Social feeds, which forget yesterday’s posts",
      "Static lists that go out of date",
    ],
  },
  {
    id: "value",
    title: "Unique Value Proposition",
    points: [
      "Vegan first, everywhere",
      "Verified reviews and menu previews",
      "One place for diners and owners",
    ],
  },
];

export const AUDIENCES: Audience[] = [
  {
    id: "restaurants",
    tab: "For Restaurants",
    title: "Put your kitchen on the map",
    benefits: [
      {
        title: "Reach diners who are already looking",
        text: "Show up when someone nearby is choosing where to eat.",
      },
      {
        title: "Show the menu you are proud of",
        text: "Add menu items with photos, prices and dietary notes.",
      },
      {
        title: "Get verified as vegan-friendly",
        text: "A badge that diners look for and trust.",
      },
      { title: "Hear from your regulars", text: "Reviews you can read, learn from and share." },
    ],
    steps: [
      { title: "Create your listing", text: "Name, address, hours and a short description." },
      { title: "Add your menu", text: "Menu items with photos and prices, in any order." },
      { title: "Get verified", text: "We check that the kitchen is vegan-friendly." },
      { title: "Welcome new guests", text: "Appear in search, on the map and in city lists." },
    ],
    action: {
      label: "List Your Restaurant",
      notOpen: "New listings are",
      today: { label: "See the listing form", href: "/restaurants/add-listing" },
    },
  },
  {
    id: "foodies",
    tab: "For Foodies",
    title: "Eat well wherever you land",
    benefits: [
      {
        title: "Verified reviews",
        text: "Opinions of people who sat at the table, with the date of the visit.",
      },
      {
        title: "Menu previews",
        text: "Know what is on the plate before you cross town for it.",
      },
      {
        title: "Filters that know your diet",
        text: "Gluten-free, nut-free, soy-free, oil-free: see who offers what, then ask the kitchen.",
      },
      {
        title: "A community that shares its finds",
        text: "A forum, members, a blog, events, photos and guides.",
      },
    ],
    steps: [
      { title: "Say where you are", text: "Type a city, or let your device find it." },
      { title: "Narrow it down", text: "Cuisine, price, dietary options, open now." },
      { title: "Pick a table", text: "Compare hours, distance, features and reviews." },
      { title: "Share the find", text: "Save the place and send it to your friends." },
    ],
    action: {
      label: "Join as a Foodie",
      notOpen: "Foodie memberships are",
      today: { label: "Create a free account", href: "/auth" },
    },
  },
];

export const TESTIMONIALS: Testimonial[] = [
  {
    name: "Noor Adeyemi",
    role: "Vegan Blogger",
    text: "I have written about plant-based food for eight years. This is the first directory I check before a trip, and the one I send to friends who say there is nothing to eat.",
    rating: 5,
    avatar: "/pictures/people/face-01-noor.svg",
    sample: true,
  },
  {
    name: "Elena Marsh",
    role: "Restaurant Owner",
    text: "We saw a 40% increase in customers within three months of listing our menu.",
    rating: 5,
    avatar: "/pictures/people/face-02-elena.svg",
    sample: true,
  },
  {
    name: "Tomás Rivera",
    role: "Traveler",
    text: "Eleven cities in two months, and not one sad side salad. I filtered by soy-free and simply followed the map.",
    rating: 5,
    avatar: "/pictures/people/face-03-tomas.svg",
    sample: true,
  },
];

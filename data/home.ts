import type { Audience, Feature, Strategy, Testimonial } from "@/lib/home/types";

export const FEATURES: Feature[] = [
  {
    id: "search",
    title: "features.search",
    text: "features.search.text",
    href: "/restaurants/near-me",
  },
  {
    id: "filters",
    title: "features.filters",
    text: "features.filters.text",
    href: "/restaurants/near-me",
  },
  {
    id: "menus",
    title: "features.menus",
    text: "features.menus.text",
    href: "/restaurants/near-me",
  },
  {
    id: "location",
    title: "features.location",
    text: "features.location.text",
    href: "/restaurants/map",
  },
  {
    id: "favorites",
    title: "features.favorites",
    text: "features.favorites.text",
    alert: "features.favorites.alert",
    alertSignedIn: "features.favorites.member",
    keptHref: "/favorites",
  },
  {
    id: "reviews",
    title: "features.reviews",
    text: "features.reviews.text",
    alert: "features.reviews.alert",
    alertSignedIn: "features.reviews.member",
    keptHref: "/restaurants/reviews",
  },
];

export const STRATEGIES: Strategy[] = [
  {
    id: "audience",
    title: "audience",
    points: ["audience.1", "audience.2", "audience.3", "audience.4", "audience.5"],
  },
  {
    id: "goals",
    title: "goals",
    points: ["goals.1", "goals.2", "goals.3", "goals.4"],
  },
  {
    id: "competitors",
    title: "competitors",
    points: ["competitors.1", "competitors.2", "competitors.3"],
  },
  {
    id: "value",
    title: "value",
    points: ["value.1", "value.2", "value.3"],
  },
];

export const AUDIENCES: Audience[] = [
  {
    id: "restaurants",
    tab: "owners.tab",
    title: "owners.title",
    benefits: [
      {
        title: "owners.benefit.1",
        text: "owners.benefit.1.text",
      },
      {
        title: "owners.benefit.2",
        text: "owners.benefit.2.text",
      },
      {
        title: "owners.benefit.3",
        text: "owners.benefit.3.text",
      },
      { title: "owners.benefit.4", text: "owners.benefit.4.text" },
    ],
    steps: [
      { title: "owners.step.1", text: "owners.step.1.text" },
      { title: "owners.step.2", text: "owners.step.2.text" },
      { title: "owners.step.3", text: "owners.step.3.text" },
      { title: "owners.step.4", text: "owners.step.4.text" },
    ],
    action: {
      label: "owners.action",
      notOpen: "owners.not-open",
      today: { label: "owners.today", href: "/restaurants/add-listing" },
    },
  },
  {
    id: "foodies",
    tab: "foodies.tab",
    title: "foodies.title",
    benefits: [
      {
        title: "foodies.benefit.1",
        text: "foodies.benefit.1.text",
      },
      {
        title: "foodies.benefit.2",
        text: "foodies.benefit.2.text",
      },
      {
        title: "foodies.benefit.3",
        text: "foodies.benefit.3.text",
      },
      {
        title: "foodies.benefit.4",
        text: "foodies.benefit.4.text",
      },
    ],
    steps: [
      { title: "foodies.step.1", text: "foodies.step.1.text" },
      { title: "foodies.step.2", text: "foodies.step.2.text" },
      { title: "foodies.step.3", text: "foodies.step.3.text" },
      { title: "foodies.step.4", text: "foodies.step.4.text" },
    ],
    action: {
      label: "foodies.action",
      notOpen: "foodies.not-open",
      today: { label: "foodies.today", href: "/auth" },
    },
  },
];

export const TESTIMONIALS: Testimonial[] = [
  {
    name: "Noor Adeyemi",
    role: "testimonials.noor.role",
    text: "testimonials.noor",
    rating: 5,
    avatar: "/pictures/people/face-01-noor.svg",
    sample: true,
  },
  {
    name: "Elena Marsh",
    role: "testimonials.elena.role",
    text: "testimonials.elena",
    rating: 5,
    avatar: "/pictures/people/face-02-elena.svg",
    sample: true,
  },
  {
    name: "Tomás Rivera",
    role: "testimonials.tomas.role",
    text: "testimonials.tomas",
    rating: 5,
    avatar: "/pictures/people/face-03-tomas.svg",
    sample: true,
  },
];

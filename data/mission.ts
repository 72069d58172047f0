import type { Mission } from "@/lib/about/types";

/** The mission's three pillars and the founding story, with the claims (P1.7): samples, by the ids of their texts. */
export const MISSION: Mission = {
  statement: "statement",
  image: {
    src: "/pictures/community/event-1-supper.svg",
    alt: "picture",
    width: 900,
    height: 600,
  },
  pillars: [
    {
      title: "purpose",
      text: "purpose.text",
      image: {
        src: "/pictures/guides/health-1-balanced-plate.svg",
        alt: "purpose.picture",
        width: 800,
        height: 600,
      },
    },
    {
      title: "impact",
      text: "impact.text",
      image: {
        src: "/pictures/guides/travel-2-tokyo.svg",
        alt: "impact.picture",
        width: 800,
        height: 600,
      },
    },
    {
      title: "community",
      text: "community.text",
      image: {
        src: "/pictures/community/event-3-picnic.svg",
        alt: "community.picture",
        width: 900,
        height: 600,
      },
    },
  ],
  story: {
    title: "story",
    opening: "story.opening",
    paragraphs: ["story.counter", "story.list", "story.today"],
    founders: [
      { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
      { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
    ],
    image: {
      src: "/pictures/guides/food-1-eating-out.svg",
      alt: "story.picture",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  claims: [
    { value: "claim.people.count", label: "claim.people", sample: true },
    { value: "claim.restaurants.count", label: "claim.restaurants", sample: true },
    { value: "claim.rating.mean", label: "claim.rating", sample: true },
  ],
};

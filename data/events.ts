import type { CommunityEvent } from "@/lib/community/types";

/** The three events, soonest first. They are samples: structured data never names them (P1.8). */
export const EVENTS: CommunityEvent[] = [
  {
    id: "one-long-table",
    title: "One long table, eight courses",
    description:
      "A supper club that seats you between people you have not met yet. Bring an appetite and one firm opinion about radishes.",
    date: "2027-06-12T18:30",
    location: "Radish & Rye, New York",
    restaurantId: "1",
    attendees: 38,
    guests: [
      { name: "Elena Marsh", avatar: "/pictures/people/face-02-elena.svg" },
      { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
      { name: "Samira Haddad", avatar: "/pictures/people/face-08-samira.svg" },
    ],
    image: {
      src: "/pictures/community/event-1-supper.svg",
      alt: "Long supper table from above, eight plates along a red runner",
      width: 900,
      height: 600,
    },
    sample: true,
  },
  {
    id: "knife-skills",
    title: "Knife skills for vegetable people",
    description:
      "Slice, dice and julienne for two hours, then eat the homework. Knives, boards and aprons are there.",
    date: "2027-06-20T11:00",
    location: "Little Tendril, New York",
    restaurantId: "5",
    attendees: 16,
    guests: [
      { name: "Leo Brandt", avatar: "/pictures/people/face-10-leo.svg" },
      { name: "Ada Lindqvist", avatar: "/pictures/people/face-05-ada.svg" },
      { name: "Priya Nair", avatar: "/pictures/people/face-04-priya.svg" },
    ],
    image: {
      src: "/pictures/community/event-2-workshop.svg",
      alt: "Cutting board with tomatoes, carrot, cucumber and a knife, a recipe card beside it",
      width: 900,
      height: 600,
    },
    sample: true,
  },
  {
    id: "summer-picnic",
    title: "A picnic with recipe cards",
    description:
      "Bring one dish and its recipe on a card, go home with twenty others. Blankets, plates and lemonade are laid out.",
    date: "2027-07-03T13:00",
    location: "Prospect Park, New York",
    attendees: 124,
    guests: [
      { name: "Marcus Bell", avatar: "/pictures/people/face-09-marcus.svg" },
      { name: "Noor Adeyemi", avatar: "/pictures/people/face-01-noor.svg" },
      { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
    ],
    image: {
      src: "/pictures/community/event-3-picnic.svg",
      alt: "Picnic on a pink checked blanket: sandwiches, berries, melon and a basket",
      width: 900,
      height: 600,
    },
    sample: true,
  },
];

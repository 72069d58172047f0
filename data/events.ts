import type { CommunityEvent } from "@/lib/community/types";

/** The three events, soonest first. They are samples: structured data never names them (P1.8). */
export const EVENTS: CommunityEvent[] = [
  {
    id: "one-long-table",
    title: "One long table, eight courses",
    description:
      "A supper club that seats you between people you have not met yet. Bring an appetite and one firm opinion about radishes.",
    details: [
      "Eight small courses come to one table, in the order in which the garden would bring them: leaves first, roots late, fruit at the end. The cooks explain each one in a sentence and then let you eat.",
      "Everything is vegan. Nuts, gluten and soy are in some of the courses. With an allergy, write to the kitchen at least two days before; a plate that was planned without is better than one that was picked apart.",
      "You sit where your card lies. Between the fourth and the fifth course everybody moves three seats to the left.",
    ],
    date: "2027-06-12T18:30",
    end: "2027-06-12T22:30",
    timeZone: "America/New_York",
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
    updatedAt: "2026-11-22",
    sample: true,
  },
  {
    id: "knife-skills",
    title: "Knife skills for vegetable people",
    description:
      "Slice, dice and julienne for two hours, then eat the homework. Knives, boards and aprons are there.",
    details: [
      "The first half hour is about the knife: how to hold it, how to hold the other hand so that all fingers stay, and how to keep the edge. After that there are three cuts and a great many carrots.",
      "Beginners are who this is for. Wear shoes that are closed at the toe. The salad at the end is made of what you cut, so it will be uneven and very good.",
    ],
    date: "2027-06-20T11:00",
    end: "2027-06-20T13:30",
    timeZone: "America/New_York",
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
    updatedAt: "2026-11-22",
    sample: true,
  },
  {
    id: "summer-picnic",
    title: "A picnic with recipe cards",
    description:
      "Bring one dish and its recipe on a card, go home with twenty others. Blankets, plates and lemonade are laid out.",
    details: [
      "One dish, without animal products, for about six people, in a container that you can carry home again. On the card: the name, the ingredients, the steps, and the allergens in a line of their own.",
      "Leave mayonnaise and cut fruit in a cool box until we eat. If it rains in the morning, look at this page before you set out.",
    ],
    date: "2027-07-03T13:00",
    end: "2027-07-03T17:00",
    timeZone: "America/New_York",
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
    updatedAt: "2026-11-22",
    sample: true,
  },
];

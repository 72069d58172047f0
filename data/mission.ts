import type { Mission } from "@/lib/about/types";

/** The mission's three pillars and the founding story, with the claims: sample texts (P1.7). */
export const MISSION: Mission = {
  statement:
    "A good plant-based meal within reach of everyone, in every city, without an hour of searching first.",
  image: {
    src: "/pictures/community/event-1-supper.svg",
    alt: "Long supper table from above, eight plates along a red runner",
    width: 900,
    height: 600,
  },
  pillars: [
    {
      id: "purpose",
      title: "Purpose",
      description:
        "We make eating plant-based the easy choice: open now, nearby and worth the walk, whether you have been vegan for years or are curious about tonight.",
      image: {
        src: "/pictures/guides/health-1-balanced-plate.svg",
        alt: "Plate: half vegetables, a quarter grains, a quarter beans",
        width: 800,
        height: 600,
      },
    },
    {
      id: "global-impact",
      title: "Global Impact",
      description:
        "Every plate counts, and so does every city. The more people find a kitchen, the longer it stays open, and the next one dares to start.",
      image: {
        src: "/pictures/guides/travel-2-tokyo.svg",
        alt: "Tokyo: red lattice tower, pagoda, Mount Fuji and cherry blossom",
        width: 800,
        height: 600,
      },
    },
    {
      id: "community-first",
      title: "Community First",
      description:
        "Diners write the reviews, owners tell their own story. No place can buy a better rank: we set the table and keep it honest.",
      image: {
        src: "/pictures/community/event-3-picnic.svg",
        alt: "Picnic on a pink checked blanket: sandwiches, berries, melon and a basket",
        width: 900,
        height: 600,
      },
    },
  ],
  story: {
    title: "Our story began on the back of a menu",
    opening:
      "Ruth and Jun had one evening in a strange city, two empty stomachs and eleven tabs open. Ten of the eleven kitchens had closed for good.",
    paragraphs: [
      "The eleventh was a six-seat counter behind a laundry. They stayed until the chairs went up. Before they left, the cook turned a menu over and wrote down four more places she trusted.",
      "They ate through that list in a week, added to it, and copied it for friends. Friends copied it for theirs. When strangers began to send corrections, the paper had to become a map.",
      "Chard is that list, grown up: still written by people who ate there, still passed on with the same sentence. You have to try this place.",
    ],
    founders: [
      { name: "Ruth Abrams", avatar: "/pictures/people/face-07-ruth.svg" },
      { name: "Jun Takeda", avatar: "/pictures/people/face-06-jun.svg" },
    ],
    image: {
      src: "/pictures/guides/food-1-eating-out.svg",
      alt: "Menu card with leaf marks beside a salad plate",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  claims: [
    { value: "10,000+", label: "vegan food enthusiasts", sample: true },
    { value: "2,500+", label: "restaurants", sample: true },
    { value: "4.9", label: "rating", sample: true },
  ],
};

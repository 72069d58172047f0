import type { HealthTopic, Nutrient } from "@/lib/guides/types";

/** The four topic cards of the health guide. Each statement is that of its source, in our words. */
export const HEALTH_TOPICS: HealthTopic[] = [
  {
    id: "balanced-plate",
    title: "The balanced plate",
    description:
      "Half vegetables and fruit, a quarter whole grains, a quarter beans, lentils, tofu or nuts. Water in the glass.",
    sources: [
      {
        label: "Harvard T.H. Chan School",
        url: "https://nutritionsource.hsph.harvard.edu/healthy-eating-plate/",
      },
    ],
    image: {
      src: "/pictures/guides/health-1-balanced-plate.svg",
      alt: "Plate: half vegetables, a quarter grains, a quarter beans",
      width: 800,
      height: 600,
    },
  },
  {
    id: "protein",
    title: "Protein, without the fuss",
    description:
      "A variety of plants over the day covers every amino acid, as long as you eat enough. No need to combine them in one meal.",
    sources: [
      {
        label: "Academy of Nutrition and Dietetics",
        url: "https://doi.org/10.1016/j.jand.2016.09.025",
      },
    ],
    image: {
      src: "/pictures/guides/health-2-protein.svg",
      alt: "Four bowls: chickpeas, kidney beans, edamame and tofu",
      width: 800,
      height: 600,
    },
  },
  {
    id: "vitamins",
    title: "Vitamins by color",
    description:
      "Orange vegetables for vitamin A, dark leaves for folate and vitamin K, peppers and citrus for C. Eat across the rainbow.",
    sources: [
      {
        label: "NIH Office of Dietary Supplements",
        url: "https://ods.od.nih.gov/factsheets/list-VitaminsMinerals/",
      },
    ],
    image: {
      src: "/pictures/guides/health-3-vitamins.svg",
      alt: "Fruit and vegetables laid out as a rainbow",
      width: 800,
      height: 600,
    },
  },
  {
    id: "good-fats",
    title: "Good fats",
    description:
      "Nuts, seeds, avocado, olive and canola oil bring mostly unsaturated fat. Coconut and palm oil do not.",
    sources: [
      {
        label: "Harvard T.H. Chan School",
        url: "https://nutritionsource.hsph.harvard.edu/what-should-you-eat/fats-and-cholesterol/types-of-fat/",
      },
    ],
    image: {
      src: "/pictures/guides/health-4-good-fats.svg",
      alt: "Avocado, walnuts, seeds and a bottle of oil on a board",
      width: 800,
      height: 600,
    },
  },
];

export const NUTRIENTS: Nutrient[] = [
  {
    id: "b12",
    title: "Vitamin B12",
    description:
      "Plants do not supply it. Eat fortified foods two or three times a day, or take a supplement: 10 µg every day or 2,000 µg once a week.",
    foods: ["Fortified plant milk", "Fortified nutritional yeast", "B12 supplement"],
    sources: [
      {
        label: "The Vegan Society",
        url: "https://www.vegansociety.com/resources/nutrition-and-health/nutrients/vitamin-b12",
      },
    ],
  },
  {
    id: "iron",
    title: "Iron absorption",
    description:
      "The body takes up less iron from plants than from meat. Vitamin C at the same meal helps; tea and coffee hinder, so drink them in between.",
    foods: ["Lentils with tomato", "Tofu with peppers", "Coffee between meals"],
    sources: [
      {
        label: "NIH Office of Dietary Supplements",
        url: "https://ods.od.nih.gov/factsheets/Iron-Consumer/",
      },
      { label: "NHS", url: "https://www.nhs.uk/conditions/iron-deficiency-anaemia/" },
    ],
  },
  {
    id: "omega3",
    title: "Omega-3",
    description:
      "Flax, chia and walnuts bring ALA, of which the body turns only a little into EPA and DHA. Oil from algae supplies those two directly.",
    foods: ["Ground flaxseed", "Chia seeds and walnuts", "Algae oil"],
    sources: [
      {
        label: "NIH Office of Dietary Supplements",
        url: "https://ods.od.nih.gov/factsheets/Omega3FattyAcids-Consumer/",
      },
    ],
  },
];

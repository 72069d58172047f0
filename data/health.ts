import type { Nutrient } from "@/lib/guides/types";

/** The key nutritional considerations. */
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
      "The body takes up less iron from plants than from meat. Adults need 8 mg a day, women from 19 to 50 need 18 mg, and the NIH counts 1.8 times that without meat. Vitamin C at the same meal helps; tea and coffee hinder, so drink them in between.",
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
      "Flax, chia and walnuts bring ALA (1.6 g a day for men, 1.1 g for women), of which the body turns only a little into EPA and DHA. Oil from algae supplies those two directly; 250 mg a day together is enough.",
    foods: ["Ground flaxseed", "Chia seeds and walnuts", "Algae oil"],
    sources: [
      {
        label: "NIH Office of Dietary Supplements",
        url: "https://ods.od.nih.gov/factsheets/Omega3FattyAcids-Consumer/",
      },
      { label: "EFSA", url: "https://www.efsa.europa.eu/en/efsajournal/pub/1461" },
    ],
  },
];

import type { Nutrient } from "@/lib/guides/types";

/** The key nutritional considerations with their sources; what they say is in lib/messages. */
export const NUTRIENTS: Pick<Nutrient, "id" | "sources">[] = [
  {
    id: "b12",
    sources: [
      {
        label: "The Vegan Society",
        url: "https://www.vegansociety.com/resources/nutrition-and-health/nutrients/vitamin-b12",
      },
    ],
  },
  {
    id: "iron",
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
    sources: [
      {
        label: "NIH Office of Dietary Supplements",
        url: "https://ods.od.nih.gov/factsheets/Omega3FattyAcids-Consumer/",
      },
      { label: "EFSA", url: "https://www.efsa.europa.eu/en/efsajournal/pub/1461" },
    ],
  },
];

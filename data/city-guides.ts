import type { CityGuide } from "@/lib/guides/types";

/**
 * The four city guides. Restaurant counts are the sample numbers of P12.3; populations are real: U.S. Census Bureau,
 * July 2024 (New York 8,478,072, Los Angeles 3,878,704); Office for National Statistics, mid-2023 (London 8,945,309);
 * Amt für Statistik Berlin-Brandenburg, end of 2024 (Berlin 3.69 million).
 */
export const CITY_GUIDES: CityGuide[] = [
  {
    id: "new-york",
    city: "New York",
    restaurants: 245,
    population: "8.5 million",
    description:
      "Buddhist kitchens in Chinatown, food courts in Flushing, ital stews in Crown Heights: bring a subway card and an appetite.",
    image: {
      src: "/pictures/guides/city-1-new-york.svg",
      alt: "New York: suspension bridge, art deco towers and a ferry",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "london",
    city: "London",
    restaurants: 189,
    population: "8.9 million",
    description:
      "South Indian dosas in Tooting, Ethiopian platters in Kentish Town, and pubs that take the Sunday roast seriously without the roast.",
    image: {
      src: "/pictures/guides/city-2-london.svg",
      alt: "London: clock tower, observation wheel and a red bus",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "los-angeles",
    city: "Los Angeles",
    restaurants: 156,
    population: "3.9 million",
    description:
      "Taco trucks after dark, farmers’ markets all year round, and injera on Fairfax Avenue in Little Ethiopia.",
    image: {
      src: "/pictures/guides/city-3-los-angeles.svg",
      alt: "Los Angeles: tall palms and the hilltop observatory at sunset",
      width: 800,
      height: 600,
    },
    sample: true,
  },
  {
    id: "berlin",
    city: "Berlin",
    restaurants: 134,
    population: "3.7 million",
    description:
      "Döner made of seitan, tofu in every Vietnamese kitchen, and breakfast served until the middle of the afternoon.",
    image: {
      src: "/pictures/guides/city-4-berlin-bridge.svg",
      alt: "Berlin: yellow train crossing the twin-towered brick bridge",
      width: 800,
      height: 600,
    },
    sample: true,
  },
];

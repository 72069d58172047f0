import { TEXT_FACTS, WHEELCHAIR } from "@/lib/corrections/schema";
import { factLabel, factText } from "@/lib/desk/facts";
import type { Restaurant } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/vegan-level";

const ACCESS = { yes: "Step-free", limited: "Partly", no: "Not accessible" } as const;

/** Hours that no text of OpenStreetMap's states are a table on the page. */
function presentText(restaurant: Restaurant, name: (typeof TEXT_FACTS)[number]) {
  const isTable = name === "hoursText" && restaurant.hours && !restaurant.hoursText;
  return isTable ? "as the restaurant's page says" : factText(restaurant[name]);
}

/** The facts of a restaurant that can be corrected, with what is known now (P14.82). */
export function presentFacts(restaurant: Restaurant) {
  const { veganLevel, wheelchair } = restaurant;
  return [
    ...TEXT_FACTS.map((name) => ({
      name,
      label: factLabel(name),
      now: presentText(restaurant, name),
    })),
    {
      name: "veganLevel",
      label: factLabel("veganLevel"),
      now: factText(veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].label),
      choices: VEGAN_LEVELS.map((value) => ({ value, label: VEGAN_LEVEL_TEXTS[value].label })),
    },
    {
      name: "wheelchair",
      label: factLabel("wheelchair"),
      now: factText(wheelchair && ACCESS[wheelchair]),
      choices: WHEELCHAIR.map((value) => ({ value, label: ACCESS[value] })),
    },
  ];
}

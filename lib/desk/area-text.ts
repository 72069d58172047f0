import type { DeskArea } from "@/lib/desk/roles";
import { countryNameIn } from "@/lib/languages/country-name";

const AND = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

/** An area in words: "Germany, Austria, and lisbon". Cities are named by their slugs, which are unique. */
export const areaText = ({ countries, cities }: DeskArea) =>
  AND.format([...countries.map((code) => countryNameIn("en", code)), ...cities]);

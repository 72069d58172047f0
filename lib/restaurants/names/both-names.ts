import type { Restaurant } from "@/lib/restaurants/types";

/** Both forms of a name in one line, for titles and other plain texts: "愛家素食 (Loving Hut)". */
export function bothNames({ name, latinName }: Pick<Restaurant, "name" | "latinName">) {
  return latinName ? `${name} (${latinName})` : name;
}

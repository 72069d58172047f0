import { sql } from "drizzle-orm";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Both forms of a restaurant's name in one line, as bothNames() writes them. */
export const BOTH_NAMES = sql<string>`${restaurants.name} || coalesce(' (' || ${restaurants.latinName} || ')', '')`;

import { sql } from "drizzle-orm";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Which restaurants lists show: those that have closed for good keep their page alone. */
export const isListed = sql`${restaurants.closure} is distinct from 'closed'`;

import { and, eq, isNull, sql } from "drizzle-orm";
import { restaurants } from "@/lib/database/schema/restaurants";

const { hours, hoursText, address, phone, website, email, socialMedia } = restaurants;
const { description, cardPhoto, dishes, cuisine, images, reviewCount } = restaurants;
const contacts = [address, phone, website, email, socialMedia];

/** Whether a restaurant has a name and nothing else: the rule of lib/restaurants/thin.ts. */
export const isThinRow = sql<boolean>`${and(
  ...[hours, hoursText, ...contacts, description, cardPhoto, dishes].map((fact) => isNull(fact)),
  eq(sql`cardinality(${cuisine})`, 0),
  eq(sql`jsonb_array_length(${images})`, 0),
  eq(reviewCount, 0),
)}`;

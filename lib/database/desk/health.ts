import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { isListed } from "@/lib/database/records/is-listed";
import { restaurants } from "@/lib/database/schema/restaurants";

export type Counted = { name: string; count: number };

/** How many restaurants there are in each country and of each level, most first. */
export async function countByCountryAndLevel(database: Database) {
  return database.asOwner(async (transaction) => ({
    countries: await executeRows<Counted>(
      transaction,
      sql`select country as name, count(*)::int as count from ${restaurants} where ${isListed}
        group by country order by count(*) desc, country`,
    ),
    levels: await executeRows<Counted>(
      transaction,
      sql`select coalesce(vegan_level, '') as name, count(*)::int as count from ${restaurants} where ${isListed}
        group by vegan_level`,
    ),
  }));
}

/** How many restaurants were last checked within each number of months, beyond the last, and never: "6", "12", …, "older", "". */
export async function countByAge(database: Database, months: readonly number[], now: Date) {
  const today = now.toISOString().slice(0, 10);
  const cases = months.map(
    (most) =>
      sql`when checked_at > ${today}::date - make_interval(months => ${most}::int) then ${String(most)}`,
  );
  return database.asOwner((transaction) =>
    executeRows<Counted>(
      transaction,
      sql`select age as name, count(*)::int as count from (
          select case when checked_at is null then '' ${sql.join(cases, sql` `)} else 'older' end as age
          from ${restaurants} where ${isListed}
        ) as ages group by age`,
    ),
  );
}

import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { cities, countries } from "@/lib/database/schema/cities";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Counts the restaurants of cities and countries again; what is closed for good does not count. */
export async function recountRestaurants(transaction: Transaction) {
  const counted = sql`count(*)::int as count, (count(*) filter (where vegan_level = 'vegan'))::int as vegan_count
    from ${restaurants} where closure is distinct from 'closed' and not sample`;
  await transaction.execute(
    sql`update ${cities} c set count = n.count, vegan_count = n.vegan_count
      from (select city_id, ${counted} group by city_id) n
      where c.id = n.city_id and (c.count, c.vegan_count) is distinct from (n.count, n.vegan_count)`,
  );
  await transaction.execute(
    sql`update ${cities} c set count = 0, vegan_count = 0 where c.geoname_id is not null and c.count > 0
      and not exists (select from ${restaurants} r where r.city_id = c.id and r.closure is distinct from 'closed' and not r.sample)`,
  );
  await transaction.execute(
    sql`update ${countries} c set count = n.count, vegan_count = n.vegan_count
      from (select country_code, ${counted} group by country_code) n
      where c.code = n.country_code and (c.count, c.vegan_count) is distinct from (n.count, n.vegan_count)`,
  );
  await transaction.execute(
    sql`update ${countries} c set count = 0, vegan_count = 0 where c.count > 0 and not c.sample
      and not exists (select from ${restaurants} r where r.country_code = c.code and r.closure is distinct from 'closed' and not r.sample)`,
  );
}

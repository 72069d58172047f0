import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import type { PlacePage } from "@/lib/database/records/place-records";
import { toInstant } from "@/lib/database/records/rows";

type Row = Omit<PlacePage, "updatedAt"> & { updatedAt: string };

/** Every page of a place that has enough restaurants, with the last change of one of them. */
export function listPlacePages(database: Database, smallest: { place: number; view: number }) {
  return database.asAnonymous(async (transaction) => {
    const rows = await executeRows<Row>(
      transaction,
      sql`with listed as (
          select r.city_id, c.slug as country_id, r.vegan_level, r.cuisine, r.updated_at
          from chard.restaurants r
          left join chard.countries c on c.code = r.country_code
          where r.closure is distinct from 'closed' and not r.sample
        ), places as (
          select 'city' as kind, city_id as id, vegan_level, cuisine, updated_at from listed where city_id is not null
          union all
          select 'country', country_id, vegan_level, cuisine, updated_at from listed where country_id is not null
        )
        select kind, id, null as level, null as cuisine, max(updated_at) as "updatedAt"
          from places group by kind, id having count(*) >= ${smallest.place}
        union all
        select kind, id, vegan_level, null, max(updated_at)
          from places where vegan_level is not null
          group by kind, id, vegan_level having count(*) >= ${smallest.view}
        union all
        select kind, id, null, served.cuisine, max(updated_at)
          from places, unnest(places.cuisine) as served(cuisine)
          group by kind, id, served.cuisine having count(*) >= ${smallest.view}
        order by 1, 2, 3 nulls first, 4 nulls first`,
    );
    return rows.map((row) => ({ ...row, updatedAt: toInstant(new Date(row.updatedAt)) }));
  });
}

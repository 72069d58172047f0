import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { cities, cityRedirects } from "@/lib/database/schema/cities";
import { importBatches } from "@/lib/database/schema/imports";

/** A city as an import has read it or would add it, and as it is called now. */
type Renamed = { before: string; after: string; name: string };

/** The cities of an import's restaurants that the desk has given another slug or name since they were read. */
async function listRenamed(transaction: Transaction, run: string) {
  const rowsOf = (target: string) =>
    sql`${importBatches} b, jsonb_array_elements(b.rows) raw where b.run = ${run} and b.target = ${target}`;
  return executeRows<Renamed>(
    transaction,
    sql`
      with written as (
        select distinct raw ->> 'city_id' as id, raw ->> 'city' as name, raw ->> 'version' is null as is_new
        from ${rowsOf("restaurants")}
      )
      select w.id as before, c.id as after, c.name from written w
        join ${cityRedirects} d on d.id = w.id join ${cities} c on c.id = d.city_id
      union
      select w.id, c.id, c.name from written w
        join ${cities} c on c.id = w.id and c.geoname_id is not null and c.name <> w.name
        where w.is_new
      union
      select raw ->> 'id', c.id, c.name from ${cities} c, ${rowsOf("cities")}
        and c.geoname_id = (raw ->> 'geoname_id')::int and c.id <> raw ->> 'id'`,
  );
}

/** Puts what an import adds to a city that was renamed meanwhile into the renamed one (P14.341). */
export async function followRenamedCities(transaction: Transaction, run: string) {
  const renamed = await listRenamed(transaction, run);
  if (renamed.length === 0) return;
  // A restaurant that was there has the new name already, or another one by a correction.
  await transaction.execute(sql`
    update ${importBatches} b set rows = (
      select jsonb_agg(
        case when m.before is null or (m.before = m.after and raw ->> 'version' is not null) then raw
          else raw || jsonb_build_object('city_id', m.after, 'city', m.name) end
        order by place)
      from jsonb_array_elements(b.rows) with ordinality x (raw, place)
        left join jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as m (before text, after text, name text)
          on m.before = raw ->> 'city_id')
    where b.run = ${run} and b.target = 'restaurants' and jsonb_array_length(b.rows) > 0`);
  await transaction.execute(sql`
    update ${importBatches} b set rows = coalesce((
      select jsonb_agg(raw) from jsonb_array_elements(b.rows) raw where not exists (
        select from ${cities} c where c.geoname_id = (raw ->> 'geoname_id')::int and c.id <> raw ->> 'id')), '[]')
    where b.run = ${run} and b.target = 'cities'`);
}

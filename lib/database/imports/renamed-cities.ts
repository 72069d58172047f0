import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { cities, cityRedirects } from "@/lib/database/schema/cities";
import { importBatches } from "@/lib/database/schema/imports";

/** A city as an import has read it or would add it, and as it is called now. */
type Renamed = { before: string; after: string; name: string };

const rowsOf = (run: string, target: string) =>
  sql`${importBatches} b, jsonb_array_elements(b.rows) raw where b.run = ${run} and b.target = ${target}`;

/** The slugs that an import chose for its new cities, and that meanwhile are or lead to another city. */
async function listTaken(transaction: Transaction, run: string) {
  const rows = await executeRows<{ id: string }>(
    transaction,
    sql`
      select raw ->> 'id' as id from ${rowsOf(run, "cities")}
        and not exists (select from ${cities} c where c.geoname_id = (raw ->> 'geoname_id')::int)
        and (exists (select from ${cities} c where c.id = raw ->> 'id' and c.geoname_id is not null)
          or exists (select from ${cityRedirects} d where d.id = raw ->> 'id'))`,
  );
  return rows.map(({ id }) => id);
}

/** Gives an import's new cities other slugs where the desk gave theirs to a renamed city meanwhile. */
async function avoidTakenSlugs(transaction: Transaction, run: string) {
  const clashing = await listTaken(transaction, run);
  if (clashing.length === 0) return;
  const rows = await executeRows<{ id: string }>(
    transaction,
    sql`select id from ${cities} union select id from ${cityRedirects}
      union select raw ->> 'id' from ${rowsOf(run, "cities")}`,
  );
  const taken = new Set(rows.map(({ id }) => id));
  const moved = clashing.map((before) => {
    let number = 2;
    while (taken.has(`${before}-${number}`)) number += 1;
    const after = `${before}-${number}`;
    taken.add(after);
    return { before, after };
  });
  for (const [target, key] of [
    ["cities", "id"],
    ["restaurants", "city_id"],
  ] as const)
    await transaction.execute(sql`
      update ${importBatches} b set rows = (
        select jsonb_agg(case when m.after is null then raw
          else raw || jsonb_build_object(${key}::text, m.after) end order by place)
        from jsonb_array_elements(b.rows) with ordinality x (raw, place)
          left join jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (before text, after text)
            on m.before = raw ->> ${key}::text)
      where b.run = ${run} and b.target = ${target} and jsonb_array_length(b.rows) > 0`);
}

/** The cities of an import's restaurants that the desk has given another slug or name since they were read. */
async function listRenamed(transaction: Transaction, run: string) {
  return executeRows<Renamed>(
    transaction,
    sql`
      with written as (
        select distinct raw ->> 'city_id' as id, raw ->> 'city' as name, raw ->> 'version' is null as is_new
        from ${rowsOf(run, "restaurants")}
      )
      select w.id as before, c.id as after, c.name from written w
        join ${cityRedirects} d on d.id = w.id join ${cities} c on c.id = d.city_id
      union
      select w.id, c.id, c.name from written w
        join ${cities} c on c.id = w.id and c.geoname_id is not null and c.name <> w.name
        where w.is_new
      union
      select raw ->> 'id', c.id, c.name from ${cities} c, ${rowsOf(run, "cities")}
        and c.geoname_id = (raw ->> 'geoname_id')::int and c.id <> raw ->> 'id'`,
  );
}

/** Puts what an import adds to a city that was renamed meanwhile into the renamed one (P14.341), and what it adds to others beside it. */
export async function followRenamedCities(transaction: Transaction, run: string) {
  await avoidTakenSlugs(transaction, run);
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

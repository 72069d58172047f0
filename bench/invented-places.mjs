// Places, cities and countries that SQL invents: quicker than importing an extract, for measurements of what is read.
import { withOpenDatabase } from "./databases.mjs";

const COUNTRIES = 40;
const PLACES_PER_CITY = 25;

/** Adds so many restaurants to the database that settings choose, a city for each 25 of them, over the whole world. */
export async function inventPlaces(settings, count) {
  const { sql } = await import("drizzle-orm");
  const cities = Math.ceil(count / PLACES_PER_CITY);
  const code = (number) => sql`chr(65 + ${number} % 26) || chr(65 + (${number} / 26 + 7) % 26)`;
  await withOpenDatabase(settings, (database) =>
    database.asOwner(async (transaction) => {
      await transaction.execute(sql`
        insert into chard.countries (name, count, position, sample, code, slug, vegan_count)
        select 'Country ' || n, ${count / COUNTRIES}::int, 1000 + n, false, ${code(sql`n`)}, 'country-' || n, 100
        from generate_series(1, ${COUNTRIES}::int) n on conflict do nothing`);
      await transaction.execute(sql`
        insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id, country_code, population, vegan_count)
        select 'city-' || n, 'City ' || n, 'Country ' || (1 + n % ${COUNTRIES}), 'Europe', ${PLACES_PER_CITY},
          -55 + (n * 37 % 12000) / 100.0, -170 + (n * 91 % 34000) / 100.0, 1000 + n, false, 900000000 + n,
          ${code(sql`(1 + n % ${COUNTRIES})`)}, 100000, 5
        from generate_series(1, ${cities}::int) n`);
      await transaction.execute(sql`
        insert into chard.restaurants (id, name, vegan_level, kind, cuisine, review_count, lat, lng, address, postcode, city, city_id,
          country, country_code, phone, website, hours, hours_text, time_zone, images, features, dietary_options, verified, featured,
          sample, checked_at, osm, created_at, updated_at)
        select 'green-table-' || n, (array['Green','Blue','Old','New'])[1 + n % 4] || ' Table ' || n,
          (array['vegan','vegetarian','vegan options'])[1 + n % 3], 'restaurant',
          array[(array['indian','thai','burger','italian'])[1 + n % 4]],
          0, c.lat + (n % 13) / 100.0, c.lng + (n % 17) / 100.0, n || ' Long Street', lpad((n % 99999)::text, 5, '0'), c.name, c.id,
          c.country, c.country_code, '+1 555 0100', 'https://example.org/' || n,
          case when n % 3 = 0 then null else '{"monday":[{"open":"11:00","close":"22:00"}],"tuesday":[{"open":"11:00","close":"22:00"}],"friday":[{"open":"12:00","close":"15:00"},{"open":"18:00","close":"23:00"}]}'::jsonb end,
          case when n % 3 = 0 then null else 'Mo-Tu 11:00-22:00; Fr 12:00-15:00,18:00-23:00' end,
          'Europe/Berlin', '[]'::jsonb, array['outdoor seating','wifi'], array['gluten-free'], false, false, false, current_date,
          'node/' || n, now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(1, ${count}::int) n join chard.cities c on c.id = 'city-' || (1 + n % ${cities})`);
      await transaction.execute(sql`analyze`);
    }),
  );
}

// A place with 500 dishes and 2,000 photos: how long adding them in one statement each takes, and what its pages, the desk and the pages of a
// member read, on both kinds of database, through the functions that the pages call. No query should take more than 20 ms.
import { load } from "../scripts/run/load.mjs";
import { say } from "../scripts/run/process.mjs";
import { percentile } from "./closed-loop.mjs";
import { addMembers, withDatabases, withOpenDatabase } from "./databases.mjs";
import { inventPlaces } from "./invented-places.mjs";
import { printTable } from "./table.mjs";
import { timesOf } from "./times-of.mjs";

const DISHES = 500;
const PHOTOS = 2_000;
const MEMBERS = 200;
const READINGS = 50;
/** Other places, so that no table holds this one alone. */
const PLACES = 5_000;
const PLACE = "green-table-1";
/** As the pages have them. */
const SHOWN_DISHES = 20;
const DISHES_PER_PAGE = 50;
const SHOWN_PHOTOS = 12;
const PHOTOS_PER_PAGE = 24;
const DESK_PAGE = 25;
const NEARBY = { limit: 9, miles: 15 };

/** The statements that fill the tables, each with what it adds: all of the one place, by members in turn. */
const statementsFor = (sql, place) => {
  const members = sql`(select user_id, row_number() over (order by user_id) - 1 as place from chard.members)`;
  return {
    [`${DISHES} dishes`]: sql`
      insert into chard.dishes (restaurant_id, author_id, name, created_at)
      select ${place}, m.user_id, 'Dish ' || n, now() - n * interval '1 hour'
      from generate_series(1, ${DISHES}::int) n join ${members} m on m.place = n % ${MEMBERS}`,
    "10,000 marks of dishes": sql`
      insert into chard.dish_marks (dish_id, user_id, kind, created_at)
      select d.id, m.user_id, case when d.n % 25 = 0 then 'gone' else 'ate' end, now() - (d.n + m.place) * interval '1 minute'
      from (select id, row_number() over (order by created_at) as n from chard.dishes) d
      join ${members} m on m.place between d.n % 180 and d.n % 180 + 19`,
    [`${MEMBERS} reviews`]: sql`
      insert into chard.reviews (id, restaurant_id, author_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample, status)
      select 'bench-' || m.place, ${place}, m.user_id, '', '', 1 + m.place % 5, 'A quiet lunch', repeat('Good food and friendly people. ', 8), '[]',
        current_date, now() - m.place * interval '1 day', m.place % 7, false, case when m.place % 20 = 0 then 'waiting' else 'published' end
      from ${members} m`,
    [`${PHOTOS} photos`]: sql`
      insert into chard.photos (hash, width, height, description, restaurant_id, user_id, review_id, by_visitor, shows, dish_id, status, created_at)
      select md5(n::text), 1600, 1200, 'Photo ' || n, ${place}, m.user_id, case when n % 4 = 0 then 'bench-' || m.place end, n % 4 <> 0,
        case when n % 40 = 1 then 'menu' when n % 4 = 1 then 'food' end,
        case when n % 4 = 1 then (select id from chard.dishes d where d.name = 'Dish ' || (1 + n % ${DISHES})) end,
        case when n % 50 = 3 then 'waiting' else 'published' end, now() - n * interval '1 minute'
      from generate_series(1, ${PHOTOS}::int) n join ${members} m on m.place = n % ${MEMBERS}`,
    "10,000 votes for photos": sql`
      insert into chard.photo_votes (photo_id, user_id)
      select p.id, m.user_id from (select id, row_number() over (order by hash) as n from chard.photos) p
      join ${members} m on m.place between p.n % 190 and p.n % 190 + 4`,
    [`${MEMBERS} tips`]: sql`
      insert into chard.tips (restaurant_id, author_id, text, helpful)
      select ${place}, m.user_id, 'Ask for the sauce without cream, number ' || m.place, m.place % 9 from ${members} m`,
    [`${MEMBERS} votes on the price`]: sql`
      insert into chard.price_votes (restaurant_id, user_id, level) select ${place}, m.user_id, 1 + m.place % 4 from ${members} m`,
    [`${MEMBERS} confirmations`]: sql`
      insert into chard.confirmations (restaurant_id, user_id, month) select ${place}, m.user_id, date_trunc('month', now()) from ${members} m`,
    "1,000 corrections": sql`
      insert into chard.suggestions (restaurant_id, user_id, kind, facts, evidence, status)
      select ${place}, m.user_id, 'facts', '{"phone": "+49 30 1234567"}', 'The sign.', case when n % 2 = 0 then 'open' else 'accepted' end
      from generate_series(1, 1000) n join ${members} m on m.place = n % ${MEMBERS}`,
    "1,000 reports": sql`
      insert into chard.reports (subject, user_id, reason, details)
      select (case when one % 2 = 0 then 'dish:' || d.id else 'photo:' || p.id end), m.user_id, 'spam', ''
      from generate_series(1, 1000) one
      join (select id, row_number() over (order by id) as place from chard.dishes) d on d.place = 1 + one % ${DISHES}
      join (select id, row_number() over (order by id) as place from chard.photos) p on p.place = 1 + one % ${PHOTOS}
      join ${members} m on m.place = one % ${MEMBERS}`,
    "2,000 entries of the log": sql`
      insert into chard.audit_log (actor, actor_name, action, subject, before, after)
      select m.user_id, 'Noor', 'owner.change', 'venue:' || ${place}::text, '{"phone": null}', '{"phone": "+49 30 1234567"}'
      from generate_series(1, 2000) n join ${members} m on m.place = n % ${MEMBERS}`,
  };
};

/** Fills the tables; returns for each statement how long it took in ms. */
async function fill(database) {
  const { sql } = await import("drizzle-orm");
  const { updateStatistics } = await load("lib/database/maintenance/statistics.ts");
  const times = {};
  for (const [what, statement] of Object.entries(statementsFor(sql, PLACE))) {
    const start = performance.now();
    await database.asOwner((transaction) => transaction.execute(statement));
    times[`adding ${what} at once`] = performance.now() - start;
  }
  await updateStatistics(database);
  return times;
}

/** What the pages read, each under the name of its page. */
async function readings(database, member) {
  const dishes = await load("lib/database/dishes/read-dishes.ts");
  const ownDishes = await load("lib/database/dishes/own-dishes.ts");
  const { listOwnMarks } = await load("lib/database/dishes/dish-marks.ts");
  const photos = await load("lib/database/photos/visitor-photos.ts");
  const { listOwnPhotoVotes } = await load("lib/database/photos/photo-votes.ts");
  const { listOwnerPhotos } = await load("lib/database/photos/owner-photos.ts");
  const { listOwnTipVotes, listTips } = await load("lib/database/tips/tips.ts");
  const { countPriceVotes } = await load("lib/database/tips/price-votes.ts");
  const { countRatings } = await load("lib/database/reviews/reviews.ts");
  const { readVenueChecks } = await load("lib/database/contributions/venue-checks.ts");
  const { readFactSources } = await load("lib/database/contributions/fact-sources.ts");
  const { sqlRecords } = await load("lib/database/records/sql-records.ts");
  const members = await load("lib/database/accounts/members.ts");
  const { findTrustRecordOf } = await load("lib/database/accounts/trust-record.ts");
  const { listOwnRecords } = await load("lib/database/accounts/account-records.ts");
  const community = await load("lib/database/community/community-lists.ts");
  const queues = await load("lib/database/desk/queues/queues.ts");
  const { findItem } = await load("lib/database/desk/queues/items.ts");
  const { listChangesAtOnce } = await load("lib/database/desk/venues/changes-at-once.ts");
  const { QUEUES } = await load("lib/desk/queues.ts");
  const records = sqlRecords(database);
  const place = await records.getRestaurant(PLACE);
  const circle = { center: { lat: place.lat, lng: place.lng }, radiusMiles: NEARBY.miles };
  const page = (number, limit) => ({ offset: (number - 1) * limit, limit });
  const waiting = async (queue) => {
    await queues.listWaiting(database, queue, page(1, DESK_PAGE));
    await queues.countMatching(database, queue, {});
  };
  const [firstPhoto] = await queues.listWaiting(database, "photos", page(1, 1));
  const slug = await members.findMemberSlug(database, member.sub);
  return {
    "page: the restaurant": () => records.getRestaurant(PLACE),
    "page: 10 reviews": () => records.listReviews(PLACE, { sort: "newest", ...page(1, 10) }),
    "page: ratings": () => countRatings(database, PLACE),
    "page: checks by members": () => readVenueChecks(database, PLACE),
    "page: who says what": () => readFactSources(database, PLACE),
    "page: nearby": () => records.listRestaurantsNear(circle, NEARBY.limit),
    "page: the owner's photos": () => listOwnerPhotos(database, PLACE),
    "page: 12 photos": () => photos.listVisitorPhotos(database, PLACE, page(1, SHOWN_PHOTOS)),
    "page: the menu's photo": () => photos.findMenuPhoto(database, PLACE),
    "page: 20 dishes": () => dishes.readDishes(database, PLACE, page(1, SHOWN_DISHES)),
    "page: tips": () => listTips(database, PLACE),
    "page: votes on the price": () => countPriceVotes(database, PLACE),
    "page, signed in: own marks of dishes": () => listOwnMarks(database, member, PLACE),
    "page, signed in: own votes for photos": () => listOwnPhotoVotes(database, member, PLACE),
    "page, signed in: own votes for tips": () => listOwnTipVotes(database, member, PLACE),
    "photos: first page": () => photos.listVisitorPhotos(database, PLACE, page(1, PHOTOS_PER_PAGE)),
    "photos: page 80": () => photos.listVisitorPhotos(database, PLACE, page(80, PHOTOS_PER_PAGE)),
    "photos: of the menu": () =>
      photos.listVisitorPhotos(database, PLACE, { ...page(1, PHOTOS_PER_PAGE), shows: "menu" }),
    "photos, adding: own photos": () => photos.listOwnVisitorPhotos(database, member, PLACE),
    "dishes: first page": () => dishes.readDishes(database, PLACE, page(1, DISHES_PER_PAGE)),
    "dishes: last page": () => dishes.readDishes(database, PLACE, page(9, DISHES_PER_PAGE)),
    "dishes, adding: names of all": () => dishes.listDishNames(database, PLACE),
    "dishes, adding: own dishes": () => ownDishes.listOwnDishes(database, member, PLACE),
    "community photos: count": () => community.countMemberPhotos(database),
    "community photos: first page": () => community.listMemberPhotos(database, page(1, 24)),
    "community members: count": () => community.countReviewers(database),
    "community members: first page": () => community.listReviewersByHelp(database, page(1, 24)),
    "community members: cities": () => community.listReviewedCities(database),
    "member: name": () => members.findMember(database, slug),
    "member: reviews": () => members.listMemberReviews(database, slug, 200),
    "member: level": () => findTrustRecordOf(database, slug),
    "profile: own records": () => listOwnRecords(database, member),
    "desk: numbers of all queues": () => queues.countQueues(database, QUEUES),
    "desk: photos": () => waiting("photos"),
    "desk: one photo": () => findItem(database, "photos", firstPhoto.id),
    "desk: reports": () => waiting("reports"),
    "desk: corrections": () => waiting("corrections"),
    "desk: changes at once": () => listChangesAtOnce(database, page(1, DESK_PAGE)),
  };
}

async function percentilesOf(read) {
  const times = (await timesOf(read, READINGS)).toSorted((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Prints what adding took, and a table of the readings. */
export async function benchContributions() {
  const added = [];
  const read = [];
  await withDatabases(async (name, settings) => {
    await inventPlaces(settings, PLACES);
    await withOpenDatabase(settings, async (database) => {
      const [member] = await addMembers(database, MEMBERS);
      say(`${name}: adding ${DISHES} dishes and ${PHOTOS} photos to one place.`);
      for (const [what, ms] of Object.entries(await fill(database)))
        added.push([name, what, ms.toFixed(0)]);
      for (const [what, reading] of Object.entries(await readings(database, member))) {
        const { p50, p99 } = await percentilesOf(reading);
        read.push([name, what, p50.toFixed(1), p99.toFixed(1)]);
      }
    });
  });
  printTable("Adding to one place, each in one statement", ["database", "what", "ms"], added);
  printTable(
    `A place with ${DISHES} dishes and ${PHOTOS} photos: ${READINGS} readings`,
    ["database", "what is read", "p50 ms", "p99 ms"],
    read,
  );
}

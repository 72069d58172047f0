/** @jest-environment node */
import {
  listEvents,
  listMembers,
  listPhotos,
  listPosts,
  listTopics,
} from "@/lib/community/queries";
import { getRestaurant } from "@/lib/restaurants/queries";

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

function expectDescending(values: string[]) {
  expect(values).toEqual(values.toSorted().toReversed());
}

/** What every implementation of the queries must return, with records in memory or in a database. */
describe("community queries", () => {
  it.each([
    ["topics", listTopics, 4],
    ["members", listMembers, 4],
    ["posts", listPosts, 3],
    ["events", listEvents, 3],
    ["photos", listPhotos, 12],
  ])("list the %s once each, all marked as samples", async (_, list, count) => {
    const records: { id: string; sample: boolean }[] = await list();
    expect(new Set(records.map(({ id }) => id)).size).toBe(count);
    expect(records.every(({ sample }) => sample)).toBe(true);
  });

  it("put the topic with the latest post and the newest blog post first", async () => {
    const lastPosts = (await listTopics()).map(({ lastPost }) => lastPost);
    const dates = (await listPosts()).map(({ date }) => date);
    for (const day of [...lastPosts, ...dates]) expect(day).toMatch(DAY);
    expectDescending(lastPosts);
    expectDescending(dates);
  });

  it("put the soonest event first, each at a day and a time", async () => {
    const dates = (await listEvents()).map(({ date }) => date);
    for (const date of dates) expect(date).toMatch(DAY_AND_TIME);
    expectDescending(dates.toReversed());
  });

  it("name only restaurants that are listed as places of events", async () => {
    for (const { restaurantId, location } of await listEvents()) {
      if (!restaurantId) continue;
      const restaurant = await getRestaurant(restaurantId);
      expect(location).toBe(`${restaurant?.name}, ${restaurant?.city}`);
    }
  });

  it("put the member with the most reviews first, rated within 1 to 5", async () => {
    const members = await listMembers();
    const reviews = members.map((member) => member.reviews);
    expect(reviews).toEqual(reviews.toSorted((a, b) => b - a));
    for (const { rating } of members) {
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
    }
  });

  it("draw likes from 10 to 109 and comments from 1 to 20, the same at every call (P10.5)", async () => {
    const photos = await listPhotos();
    for (const { likes, comments } of photos) {
      expect([Number.isInteger(likes), likes >= 10, likes <= 109]).toEqual([true, true, true]);
      expect([Number.isInteger(comments), comments >= 1, comments <= 20]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(new Set(photos.map(({ likes }) => likes)).size).toBeGreaterThan(6);
    expect(await listPhotos()).toEqual(photos);
  });
});

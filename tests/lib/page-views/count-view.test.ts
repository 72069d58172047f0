/** @jest-environment node */
import type { WeeklyViews } from "@/lib/database/claims/page-views";
import { recordAvailability } from "@/lib/database/connection/availability";
import { countPageView, storePageViews } from "@/lib/page-views/count-view";

const mockStored: WeeklyViews[][] = [];
let mockFailure: Error | undefined;
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/claims/page-views", () => ({
  addPageViews: async (_database: unknown, views: WeeklyViews[]) => {
    if (mockFailure) throw mockFailure;
    mockStored.push(views);
  },
}));

const NOW = new Date("2026-11-25T10:00:00Z");
const entry = (count: number) => [{ restaurantId: "kopps", week: "2026-11-23", count }];

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  mockStored.length = 0;
  mockFailure = undefined;
  recordAvailability(true);
});
afterEach(async () => {
  mockFailure = undefined;
  recordAvailability(true);
  await storePageViews();
  jest.useRealTimers();
  logged.mockRestore();
});

test("views are stored together, a minute after the first", async () => {
  countPageView("kopps", NOW);
  await jest.advanceTimersByTimeAsync(40_000);
  countPageView("kopps", NOW);
  expect(mockStored).toEqual([]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(mockStored).toEqual([entry(2)]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(mockStored).toHaveLength(1);
  countPageView("kopps", NOW);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockStored).toEqual([entry(2), entry(1)]);
});

test("a server that stops stores them at once, and once", async () => {
  countPageView("kopps", NOW);
  await storePageViews();
  expect(mockStored).toEqual([entry(1)]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockStored).toHaveLength(1);
});

test("what the database does not take is stored later, and the failure is logged", async () => {
  mockFailure = new Error("no room");
  countPageView("kopps", NOW);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(logged).toHaveBeenCalledWith("Page views were not stored: no room");
  mockFailure = undefined;
  countPageView("kopps", NOW);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockStored).toEqual([entry(2)]);
});

test("a database that is known to be down is not asked", async () => {
  recordAvailability(false);
  countPageView("kopps", NOW);
  await storePageViews();
  expect(mockStored).toEqual([]);
  recordAvailability(true);
  await storePageViews();
  expect(mockStored).toEqual([entry(1)]);
});

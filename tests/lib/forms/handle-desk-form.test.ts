/** @jest-environment node */
import * as z from "zod/mini";
import type { DeskArea } from "@/lib/desk/roles";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";

const mockAsked = {
  role: "moderator" as string | undefined,
  area: undefined as DeskArea | undefined,
  secondFactor: "none",
};
jest.mock("@/lib/database/accounts/suspensions", () => ({ findSuspension: async () => undefined }));
jest.mock("next/headers", () => ({ headers: async () => new Headers({ "next-action": "x" }) }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({ database: {} }) }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/database/accounts/members", () => ({
  ensureMember: async () => ({ name: "Noor" }),
}));
jest.mock("@/lib/database/desk/accounts/roles", () => ({
  findDeskMember: async () =>
    mockAsked.role && { role: mockAsked.role, area: mockAsked.area as DeskArea | undefined },
}));
jest.mock("@/lib/database/desk/area", () => ({
  hasPlace: async (_database: unknown, area: DeskArea, place: { cityId: string }) =>
    area.cities.includes(place.cityId),
}));
jest.mock("@/lib/supabase/current-user", () => ({
  getCurrentUser: async () => ({ sub: "1", secondFactor: mockAsked.secondFactor }),
}));

const exposure = process.env.CHARD_EMBEDDED_AUTH;
afterEach(() => {
  if (exposure === undefined) delete process.env.CHARD_EMBEDDED_AUTH;
  else process.env.CHARD_EMBEDDED_AUTH = exposure;
});

it.each([
  ["local", "moderator", "none", undefined],
  ["local", "moderator", "unused", /authenticator app/],
  ["local", "moderator", "used", undefined],
  ["local", "editor", "used", /may not do this/],
  ["local", undefined, "unused", /may not do this/],
  ["public", "moderator", "none", /second factor/],
  ["public", "moderator", "unused", /authenticator app/],
  ["public", "moderator", "used", undefined],
])("%s accounts, role %s, factor %s: %s", async (mode, role, secondFactor, failure) => {
  process.env.CHARD_EMBEDDED_AUTH = mode;
  Object.assign(mockAsked, { role, secondFactor });
  const work = jest.fn(async () => ({}));
  const options = { data: new FormData(), schema: z.object({}), work };
  const state = await handleDeskForm({ ...options, roles: ["moderator"] });
  expect(work).toHaveBeenCalledTimes(failure ? 0 : 1);
  if (failure) expect(state.failure).toMatch(failure);
  else expect(state.failure).toBeUndefined();
});

describe("a regional editor", () => {
  beforeEach(() => {
    process.env.CHARD_EMBEDDED_AUTH = "local";
    const area = { countries: [], cities: ["lisbon"] };
    Object.assign(mockAsked, { role: "editor", area, secondFactor: "none" });
  });
  afterEach(() => Object.assign(mockAsked, { area: undefined }));

  it.each([
    ["about a city of the area", "lisbon", 1],
    ["about another city", "porto", 0],
    ["that names no place", undefined, 0],
  ])("sends a form %s: carried out %s, %i times", async (_what, cityId, times) => {
    const work = jest.fn(async () => ({}));
    const options = { data: new FormData(), schema: z.object({}), work };
    const placeOf = cityId ? { placeOf: () => ({ cityId }) } : {};
    const state = await handleDeskForm({ ...options, roles: ["editor"], ...placeOf });
    expect(work).toHaveBeenCalledTimes(times);
    expect(state.failure).toBe(
      times ? undefined : "This is outside of your area. Nothing has changed.",
    );
  });
});

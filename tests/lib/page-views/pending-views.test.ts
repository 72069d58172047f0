/** @jest-environment node */
import { pendingViews } from "@/lib/page-views/pending-views";

const MONDAY = new Date("2026-11-23T10:00:00Z");
const SUNDAY = new Date("2026-11-22T10:00:00Z");

test("counts by restaurant and week, and begins anew when taken", () => {
  const pending = pendingViews();
  pending.count("kopps", MONDAY);
  pending.count("kopps", MONDAY);
  pending.count("kopps", SUNDAY);
  pending.count("goodies", MONDAY);
  expect(pending.take()).toEqual([
    { restaurantId: "kopps", week: "2026-11-23", count: 2 },
    { restaurantId: "kopps", week: "2026-11-16", count: 1 },
    { restaurantId: "goodies", week: "2026-11-23", count: 1 },
  ]);
  expect(pending.take()).toEqual([]);
});

test("what is put back is added to what was counted meanwhile", () => {
  const pending = pendingViews();
  pending.count("kopps", MONDAY);
  const taken = pending.take();
  pending.count("kopps", MONDAY);
  pending.putBack(taken);
  expect(pending.take()).toEqual([{ restaurantId: "kopps", week: "2026-11-23", count: 2 }]);
});

test("a script that makes ids up fills no memory, and stops no count that there is", () => {
  const pending = pendingViews(2);
  for (const id of ["kopps", "made-up-1", "made-up-2", "made-up-3", "kopps"])
    pending.count(id, MONDAY);
  expect(pending.take().map(({ restaurantId, count }) => [restaurantId, count])).toEqual([
    ["kopps", 2],
    ["made-up-1", 1],
  ]);
});

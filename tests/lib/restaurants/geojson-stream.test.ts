/** @jest-environment node */
import { setImmediate } from "node:timers/promises";
import { streamGeoJson } from "@/lib/restaurants/queries";

const mockSource = { ended: 0 };
jest.mock("@/lib/database/records/public-records", () => ({
  getRecords: async () => ({
    async *exportGeoJson() {
      try {
        for (let piece = 0; piece < 6; piece += 1) yield new Uint8Array(1000);
      } finally {
        mockSource.ended += 1;
      }
    },
  }),
}));

const PIECES = [1, 2, 3, 4, 5];

// An error that nobody catches fails the test: Jest listens for it.
it.each(PIECES)("a client may leave after piece %i, while it waits for the next", async (count) => {
  mockSource.ended = 0;
  const reader = (await streamGeoJson()).getReader();
  for (let piece = 0; piece < count; piece += 1) await reader.read();
  // The next piece is ready before it is asked for.
  await setImmediate();
  const next = reader.read();
  await reader.cancel(new Error("The client left"));
  await next;
  await setImmediate();
  expect(mockSource.ended).toBe(1);
});

it("the whole text arrives", async () => {
  const text = await new Response(await streamGeoJson()).arrayBuffer();
  expect(text.byteLength).toBe(6000);
});

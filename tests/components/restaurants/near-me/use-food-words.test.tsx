import { renderHook, waitFor } from "@testing-library/react";
import { useFoodWords } from "@/components/restaurants/near-me/use-food-words";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** A Thursday, seven minutes after noon in New York. */
const NOW = new Date("2026-11-26T17:07:00Z");

const restaurant = summarize(
  exampleRestaurant({ sample: false, hours: { thursday: [{ open: "12:05", close: "14:00" }] } }),
);

it("the words open now go by the same clock as the chip", async () => {
  const { result } = renderHook(() =>
    useFoodWords({ isTiled: true, text: "open now", filters: EMPTY_FILTERS, now: NOW }),
  );
  await waitFor(() => expect(result.current.readText).toBeDefined());
  expect(result.current.readText!("open now")!(restaurant)).toBe(true);
});

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { listSavedIds, subscribeToSaved } from "@/lib/favorites/saved";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantSummaryPath } from "@/lib/routes";

const TIMEOUT_MS = 10_000;

type Answer = RestaurantSummary | "unlisted" | "failed";

async function fetchSummary(id: string): Promise<Answer> {
  try {
    const response = await fetch(restaurantSummaryPath(id), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return "unlisted";
    return response.ok ? ((await response.json()) as RestaurantSummary) : "failed";
  } catch {
    return "failed";
  }
}

/**
 * The restaurants saved on this device, the last saved first. `isLoading` until each of them is there, known to be
 * unlisted, or could not be fetched.
 */
export function useSavedRestaurants() {
  const ids = useSyncExternalStore(subscribeToSaved, listSavedIds, () => undefined);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    for (const id of ids ?? []) {
      if (answers.has(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      void fetchSummary(id).then((answer) => {
        asked.current.delete(id);
        setAnswers((before) => new Map(before).set(id, answer));
      });
    }
  }, [ids, answers]);

  const latest = ids?.toReversed() ?? [];
  const answered = (answer: Answer) => latest.filter((id) => answers.get(id) === answer);
  return {
    isLoading: ids === undefined || latest.some((id) => !answers.has(id)),
    restaurants: latest.flatMap((id) => {
      const answer = answers.get(id);
      return typeof answer === "object" ? answer : [];
    }),
    unlisted: answered("unlisted"),
    failed: answered("failed"),
    retry: () =>
      setAnswers((before) => new Map([...before].filter(([, answer]) => answer !== "failed"))),
  };
}

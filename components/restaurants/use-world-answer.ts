import { useEffect, useState } from "react";
import type { WorldQuestions } from "@/lib/world/answers";
import { askWorld } from "@/lib/world/ask-world";

/** The result from the kept world; undefined while it is loading, null where there is none. `ask` is compared as text. */
export function useWorldAnswer<Kind extends keyof WorldQuestions>(
  kind: Kind,
  ask: WorldQuestions[Kind]["ask"],
) {
  const key = JSON.stringify(ask);
  const [found, setFound] = useState<{
    key: string;
    result: WorldQuestions[Kind]["result"] | null;
  }>();

  useEffect(() => {
    let isCurrent = true;
    askWorld(kind, JSON.parse(key) as WorldQuestions[Kind]["ask"]).then(
      (result) => isCurrent && setFound({ key, result: result ?? null }),
      () => isCurrent && setFound({ key, result: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, key]);

  return found?.key === key ? found.result : undefined;
}

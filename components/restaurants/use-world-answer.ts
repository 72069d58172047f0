import { useEffect, useState } from "react";
import type { WorldQuestions } from "@/lib/world/answers";
import { askWorld } from "@/lib/world/ask-world";

/** The answer of the kept world; undefined until it is there, null where there is none. `ask` is compared as text. */
export function useWorldAnswer<Kind extends keyof WorldQuestions>(
  kind: Kind,
  ask: WorldQuestions[Kind]["ask"],
) {
  const key = JSON.stringify(ask);
  const [found, setFound] = useState<{
    key: string;
    answer: WorldQuestions[Kind]["answer"] | null;
  }>();

  useEffect(() => {
    let isCurrent = true;
    askWorld(kind, JSON.parse(key) as WorldQuestions[Kind]["ask"]).then(
      (answer) => isCurrent && setFound({ key, answer: answer ?? null }),
      () => isCurrent && setFound({ key, answer: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, key]);

  return found?.key === key ? found.answer : undefined;
}

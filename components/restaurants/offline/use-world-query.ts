import { useEffect, useState } from "react";
import type { WorldQueries } from "@/lib/world/world-queries";
import { queryWorld } from "@/lib/world/query-world";

/** The result from the kept world; undefined while it is loading, null where there is none. `parameters` are compared as text. */
export function useWorldQuery<Kind extends keyof WorldQueries>(
  kind: Kind,
  parameters: WorldQueries[Kind]["parameters"],
) {
  const key = JSON.stringify(parameters);
  const [found, setFound] = useState<{
    key: string;
    result: WorldQueries[Kind]["result"] | null;
  }>();

  useEffect(() => {
    let isCurrent = true;
    queryWorld(kind, JSON.parse(key) as WorldQueries[Kind]["parameters"]).then(
      (result) => isCurrent && setFound({ key, result: result ?? null }),
      () => isCurrent && setFound({ key, result: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, key]);

  return found?.key === key ? found.result : undefined;
}

import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/lib/browser/idle";

/**
 * A lazily loaded part of the page: what `load` imports, loaded when the page is idle. `ask` loads it at
 * once, and again where it could not be loaded.
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const ask = useCallback(() => void load().then(setPart, () => undefined), [load]);

  useEffect(() => whenIdle(ask), [ask]);

  return [part, ask] as const;
}

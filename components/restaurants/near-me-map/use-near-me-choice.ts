import { useCallback, useMemo, useRef, useState } from "react";
import type { MapChoice } from "@/components/map/map-engine";

type Chosen = { id: string; byKeyboard: boolean; by: "list" | "map" };

/** Which restaurant is chosen on near me's map and in the list beside it; `first` when the map opens. */
export function useNearMeChoice(first?: string) {
  const [chosen, setChosen] = useState<Chosen | undefined>(
    first === undefined ? undefined : { id: first, byKeyboard: false, by: "list" },
  );
  const item = useRef<HTMLLIElement>(null);
  const { id, byKeyboard = false, by } = chosen ?? {};

  const forMap = useMemo(
    (): MapChoice => ({
      id,
      byKeyboard,
      onChoose: (next, isByKey) =>
        setChosen(next === undefined ? undefined : { id: next, byKeyboard: isByKey, by: "map" }),
      // Who came from the list goes back there.
      ...(by === "list" && { opener: () => item.current?.querySelector("button") ?? null }),
    }),
    [id, byKeyboard, by],
  );

  /** A second press closes the card. */
  const pressInList = useCallback(
    (next: string, isByKey: boolean) =>
      setChosen((now) =>
        now?.id === next ? undefined : { id: next, byKeyboard: isByKey, by: "list" },
      ),
    [],
  );

  return {
    id,
    isByMap: by === "map",
    item,
    forMap,
    pressInList,
  };
}

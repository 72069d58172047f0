import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LocationBox } from "@/components/location/location-box";
import { LocationForm } from "@/components/location/location-form";
import type { LocationSearch } from "@/lib/location/types";

type OnDemandLocationBoxProps = { onFound: (found: LocationSearch) => void };

type Loaded = { Box: typeof LocationBox; typed: string };

/** The location search, with suggestions from the first focus on; where its code cannot be loaded, a form that leads to a page. */
export function OnDemandLocationBox({ onFound }: OnDemandLocationBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();

  function load() {
    if (loaded) return;
    import("@/components/location/location-box").then(
      ({ LocationBox }) => {
        // At once: a letter that is typed between both would be lost.
        const typed = root.current?.querySelector("input")?.value ?? "";
        flushSync(() => setLoaded((known) => known ?? { Box: LocationBox, typed }));
      },
      () => undefined,
    );
  }

  return (
    <div ref={root} onFocus={load}>
      {loaded ? <loaded.Box typed={loaded.typed} hasFocus onFound={onFound} /> : <LocationForm />}
    </div>
  );
}

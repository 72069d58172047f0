import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { AskLocation, Typed } from "@/components/restaurants/near-me-location/ask-location";
import { EverywhereLink } from "@/components/restaurants/near-me-results/everywhere-link";
import type { Device } from "@/components/restaurants/near-me-location/use-near-me-location";
import type { LocationSearch } from "@/lib/location/types";

type NearMeAskProps = {
  device: Device;
  /** The question as the server renders it: a form that works without JavaScript. */
  ask: ReactNode;
  /** The largest cities of the directory. */
  cities: ReactNode;
  /** What the visitor searches for. */
  text: string;
  onFound: (found: LocationSearch) => void;
};

/**
 * What near me shows while no location is known (P4.20): the server's form, and in its place the question with suggestions once the
 * device is asked and its code has loaded. What was typed until then is taken over; without a connection the form stays.
 */
export function NearMeAsk({ device, ask, cities, text, onFound }: NearMeAskProps) {
  const form = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Ask: typeof AskLocation; typed: Typed }>();
  const isNeeded = device !== "idle";

  useEffect(() => {
    if (!isNeeded) return;
    import("@/components/restaurants/near-me-location/ask-location").then(
      ({ AskLocation }) => {
        const input = form.current?.querySelector("input");
        const hasFocus = document.activeElement === input;
        const typed = { text: input?.value ?? "", hasFocus };
        // At once: a letter that is typed between both would be lost.
        flushSync(() => setLoaded({ Ask: AskLocation, typed }));
      },
      () => undefined,
    );
  }, [isNeeded]);

  return (
    <div ref={form}>
      {text.trim() !== "" && (
        <div className="max-md:mt-4">
          <EverywhereLink text={text} />
        </div>
      )}
      {loaded ? <loaded.Ask {...{ device, cities, onFound }} typed={loaded.typed} /> : ask}
    </div>
  );
}

import { Spinner } from "@/components/ui/spinner";

/** The state of every map between its box and its pins; shown after 150 ms, so that a quick map does not flash. */
export function LoadingPill() {
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className="absolute inset-0 z-10 grid place-items-center bg-map-land/55 opacity-100 transition-opacity delay-150 duration-120 starting:opacity-0"
    >
      <span className="inline-flex min-h-13 items-center gap-3 rounded-full bg-raised px-5 font-strong shadow-md">
        <Spinner />
        Loading map...
      </span>
    </div>
  );
}

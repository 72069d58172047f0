import { RotateCw, TriangleAlert } from "lucide-react";
import { PANEL, PANEL_TITLE } from "@/components/map/panel-shape";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type ErrorPanelProps = { message: string; onRetry: () => void };

/** Google failed; the open map stands behind it (spec §8, map error panel). Retry leads to the key field. */
export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  return (
    <section
      role="alert"
      className={cn(PANEL, "border-tomato @max-[640px]:border-l-[5px] @min-[640px]:border-[1.5px]")}
    >
      <div className="flex items-center gap-3 text-tomato-ink">
        <TriangleAlert size={22} strokeWidth={1.9} aria-hidden="true" />
        <h2 className={PANEL_TITLE}>Map Loading Error</h2>
      </div>
      <p className="mt-[0.4rem] text-[0.9375rem] text-ink-2">{message}</p>
      <ol className="mt-2 mb-4 ml-[1.15rem] list-decimal text-[0.9375rem] text-ink-2 *:py-[0.1rem]">
        <li>Enable the Maps JavaScript API in your Google Cloud Console</li>
        <li>Check the key restrictions for this site</li>
        <li>Refresh the page</li>
      </ol>
      <Button variant="ink" size="sm" onClick={onRetry}>
        <RotateCw size={18} strokeWidth={1.9} aria-hidden="true" />
        Retry
      </Button>
    </section>
  );
}

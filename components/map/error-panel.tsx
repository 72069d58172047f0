import { Icon } from "@/components/ui/icon";
import type { MapFrameShape } from "@/components/map/map-frame";
import { PanelFrame, PanelTitle } from "@/components/map/panel-frame";
import { Button } from "@/components/ui/button";

type ErrorPanelProps = { shape: MapFrameShape; message: string; onRetry: () => void };

/** Shown over the open map when Google Maps failed. Retry opens the key field. */
export function ErrorPanel({ shape, message, onRetry }: ErrorPanelProps) {
  return (
    <PanelFrame shape={shape} isError role="alert">
      <div className="flex items-center gap-3 text-tomato-ink">
        <Icon name="TriangleAlert" size={22} />
        <PanelTitle>Map Loading Error</PanelTitle>
      </div>
      <p className="mt-1.5 text-note text-ink-2">{message}</p>
      <ol className="mt-2 mb-4 ml-4.5 list-decimal text-note text-ink-2 *:py-0.5">
        <li>Enable the Maps JavaScript API in your Google Cloud Console</li>
        <li>Check the key restrictions for this site</li>
        <li>Refresh the page</li>
      </ol>
      <Button variant="ink" size="sm" onClick={onRetry}>
        <Icon name="RotateCw" size={18} />
        Retry
      </Button>
    </PanelFrame>
  );
}

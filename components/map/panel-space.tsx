import type { MapFrameShape } from "@/components/map/map-frame";
import { PanelFrame, PanelTitle } from "@/components/map/panel-frame";
import { GOOGLE_MAPS_API_KEY } from "@/lib/public-env";

export const KEY_PANEL_TITLE = "Google Maps Integration";

/** What the key panel says under its title. */
export function KeyPanelText() {
  return (
    <p className="mt-1.5 mb-3.5 text-note text-ink-2">
      You are looking at an open map. Add your Google Maps API key to switch.
    </p>
  );
}

/**
 * Reserves the space of the key panel below a narrow map, so that the layout does not shift. It contains the same text,
 * because the height depends on how that wraps. A site with its own key has no such panel.
 */
export function PanelSpace({ shape }: { shape: MapFrameShape }) {
  if (GOOGLE_MAPS_API_KEY) return null;
  return (
    <div aria-hidden="true" className="invisible @panel:hidden">
      <PanelFrame shape={shape}>
        <div className="flex gap-3">
          <div className="w-5.5 flex-none" />
          <PanelTitle>{KEY_PANEL_TITLE}</PanelTitle>
          <div className="-mr-2 ml-auto w-11 flex-none" />
        </div>
        <KeyPanelText />
        <div className="h-[68px]" />
      </PanelFrame>
    </div>
  );
}

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
 * Room for the key panel where it docks under the map, so that nothing below moves when it comes. Its words wrap as they
 * will, so they stand here too. A site with a key of its own has no such panel.
 */
export function PanelRoom({ shape }: { shape: MapFrameShape }) {
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

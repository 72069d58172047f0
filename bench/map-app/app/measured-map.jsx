"use client";

import { useEffect, useState } from "react";
import { MapView } from "@/components/map/map-view";

/** The site's own map view with as many markers as the address's fragment says. */
export function MeasuredMap() {
  const [markers, setMarkers] = useState();
  useEffect(() => {
    fetch(`/markers/${window.location.hash.slice(1)}.json`)
      .then((response) => response.json())
      .then(setMarkers);
  }, []);
  return markers && <MapView label="Map of restaurants" markers={markers} height={600} />;
}

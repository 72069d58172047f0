import { useTexts } from "#texts";
import { StillPins } from "@/components/map/still-pins";
import english from "@/lib/messages/en/meta.json";
import type { Location } from "@/lib/location/types";
import { boundsOf, boxPixel, type Camera, type Size } from "@/lib/map/camera";
import type { Pin } from "@/lib/map/pins";
import { coastPath } from "@/lib/still-map/coast-path";
import { readCoastline } from "@/lib/still-map/coast-files";

type StillMapProps = {
  /** What it shows, for those who do not see it. */
  description: string;
  camera: Camera;
  /** Its middle is that of the map's box, which cuts off what is beyond. */
  size: Size;
  pins: readonly Pin[];
  /** Places that are named on the land. */
  named?: readonly Location[];
};

/** The picture that the page's HTML has of a map: the land, the pins and some names, at the scale of the map (P14.750). */
export function StillMap({ description, camera, size, pins, named = [] }: StillMapProps) {
  const t = useTexts("meta", english);
  const { width, height } = size;
  const land = readCoastline(boundsOf(camera, size), camera.zoom);
  const path = coastPath(land, camera, size);
  const names = named
    .map(({ name, ...at }) => ({ name, ...boxPixel(at, camera, size) }))
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  return (
    <>
      <svg role="img" aria-label={description} width={width} height={height} className="still-map">
        {/* Where the coastline knows no land, an island may be too small for it. */}
        <rect width={width} height={height} className={path ? "fill-map-water" : "fill-map-land"} />
        <path d={path} fillRule="evenodd" className="fill-map-land" />
        {names.map(({ name, x, y }) => (
          <text
            key={`${name} ${x}`}
            x={Math.round(x)}
            y={Math.round(y)}
            textAnchor="middle"
            paintOrder="stroke"
            className="fill-map-label stroke-map-land stroke-3 text-small font-semibold"
          >
            {name}
          </text>
        ))}
        <StillPins pins={pins} camera={camera} size={size} />
      </svg>
      <a href="https://www.openstreetmap.org/copyright" className="map-credit">
        {t("map-credit")}
      </a>
    </>
  );
}

import { BRAND_COLORS } from "@/lib/brand-colors";
import type { City } from "@/lib/cities/types";
import { drawableText } from "@/lib/share-image/drawable-text";
import { landPath, placeLabels, type WorldView } from "@/lib/share-image/world";

/** Both sides of the Atlantic. */
const VIEW: WorldView = {
  left: 640,
  top: 0,
  width: 560,
  height: 630,
  west: -83,
  north: 68,
  pixelsPerDegree: 5.1,
};
const LABEL = { height: 52, letterWidth: 12.5, padding: 36, gap: 6 };

/** A map with the names of cities, those with the most restaurants first. */
export function WorldArt({ cities }: { cities: City[] }) {
  const { left, top, width, height } = VIEW;
  const labels = placeLabels(
    cities.toSorted((a, b) => b.count - a.count),
    VIEW,
    LABEL,
  );
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        left,
        top,
        width,
        height,
        overflow: "hidden",
        backgroundColor: BRAND_COLORS["map-water"],
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <path d={landPath(VIEW)} fill={BRAND_COLORS["map-land"]} />
      </svg>
      {labels.map((label, index) => (
        <div
          key={label.name}
          style={{
            position: "absolute",
            left: label.left - left,
            top: label.top - top,
            width: label.width,
            height: label.height,
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            borderRadius: "18px 18px 18px 4px",
            backgroundColor: BRAND_COLORS[index === 0 ? "beet" : "raised"],
            boxShadow: "0 8px 20px rgba(14, 35, 25, 0.2)",
            fontFamily: "display",
            fontSize: 30,
            letterSpacing: "-0.012em",
            color: BRAND_COLORS[index === 0 ? "on-beet" : "ink"],
          }}
        >
          {drawableText(label.name)}
        </div>
      ))}
    </div>
  );
}

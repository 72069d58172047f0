import { PIN_TIP_PX } from "@/components/map/map-engine";
import { LevelLeaf } from "@/components/site/vegan-level-badge";
import { boxPixel, type Camera, type Pixel, type Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import type { Pin } from "@/lib/map/pins";
import { directionOfName } from "@/lib/restaurants/names/direction-of-name";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** The pin of a restaurant, with one tight corner that points at it, and how far in its leaf is. Pixels. */
const PIN_PX = 34;
const PIN = "M14 0H20A14 14 0 0 1 34 14V20A14 14 0 0 1 20 34H3A3 3 0 0 1 0 31V14A14 14 0 0 1 14 0Z";
const LEAF_PX = 18;
const LEAF_AT = (PIN_PX - LEAF_PX) / 2;
/** The middle of a number's disc, from the point that it is for. */
const DISC = { x: 14, y: -22 };
const LONGEST_NAME = 40;

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

function radiusOf(count: number) {
  if (count < 30) return 22;
  return count < 100 ? 27 : 32;
}

/** The number of restaurants at a point, with the name of the place if it is one. */
function Disc({ at, count, name }: { at: Pixel; count: number; name?: string }) {
  const [x, y] = [at.x + DISC.x, at.y + DISC.y];
  const radius = radiusOf(count);
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-ink stroke-map-land stroke-2" />
      <text x={x} y={y + 5} textAnchor="middle" className="fill-paper text-note font-bold">
        {count}
      </text>
      {name && (
        <text x={x} y={y + radius + 15} className="map-halo">
          {shortened(name)}
        </text>
      )}
    </>
  );
}

/** The restaurant that the map is for: its name above its pin. */
function ChosenPin({ at, label, lang }: { at: Pixel; label: string; lang: string | undefined }) {
  const [left, top] = [at.x - PIN_TIP_PX, at.y - PIN_PX];
  return (
    <>
      <path d={PIN} transform={`translate(${left} ${top})`} className="fill-beet" />
      <circle cx={left + PIN_PX / 2} cy={top + PIN_PX / 2} r={5} className="fill-on-beet" />
      <text
        x={left + PIN_PX / 2}
        y={top - 10}
        {...(lang && { lang, direction: directionOfName(label) })}
        className="map-halo"
      >
        {shortened(label)}
      </text>
    </>
  );
}

const idOf = (level: VeganLevel | undefined) => `still-pin-${level?.replaceAll(" ", "-") ?? "any"}`;

/** The pin of a level, which all restaurants of it use. */
function LevelPin({ level }: { level: VeganLevel | undefined }) {
  return (
    <g id={idOf(level)}>
      <path d={PIN} className="fill-surface stroke-ink/25 dark:fill-ink" />
      <g transform={`translate(${LEAF_AT} ${LEAF_AT})`} className="text-leaf dark:text-paper">
        {level ? (
          <LevelLeaf level={level} size={LEAF_PX} vein="stroke-surface dark:stroke-ink" />
        ) : (
          <circle cx={LEAF_PX / 2} cy={LEAF_PX / 2} r={5} fill="currentColor" />
        )}
      </g>
    </g>
  );
}

function StillPin({ at, marker }: { at: Pixel; marker: MapMarker }) {
  const { count, label, name, nameLang, veganLevel } = marker;
  if (count !== undefined) return <Disc at={at} count={count} name={name} />;
  if (label) return <ChosenPin {...{ at, label }} lang={nameLang} />;
  return <use href={`#${idOf(veganLevel)}`} x={at.x - PIN_TIP_PX} y={at.y - PIN_PX} />;
}

type StillPinsProps = { pins: readonly Pin[]; camera: Camera; size: Size };

/** The pins of a still map. */
export function StillPins({ pins, camera, size }: StillPinsProps) {
  const markers = pins.flatMap((pin) => ("marker" in pin ? [pin.marker] : []));
  const plain = markers.filter(({ count, label }) => count === undefined && !label);
  const levels = new Set(plain.map(({ veganLevel }) => veganLevel));
  return (
    <>
      {levels.size > 0 && (
        <defs>
          {[...levels].map((level) => (
            <LevelPin key={idOf(level)} level={level} />
          ))}
        </defs>
      )}
      {pins.map((pin) => {
        const { x, y } = boxPixel(pin, camera, size);
        const at = { x: Math.round(x), y: Math.round(y) };
        return "marker" in pin ? (
          <StillPin key={pin.key} at={at} marker={pin.marker} />
        ) : (
          <Disc key={pin.key} at={at} count={pin.count} />
        );
      })}
    </>
  );
}

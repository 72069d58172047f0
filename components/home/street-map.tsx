/** An illustration of a street map in the colors of the map. */
export function StreetMap() {
  return (
    <svg
      width="420"
      height="260"
      viewBox="0 0 420 260"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-map-land"
    >
      <defs>
        <pattern
          id="blocks"
          width="126"
          height="72"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(29)"
        >
          <path d="M6 4h52v28H6zM70 40h50v28H70z" className="fill-map-block" />
          <path d="M0 0h126M0 36h126" className="stroke-map-road" strokeWidth="4.5" />
          <path d="M0 0v72M64 0v72" className="stroke-map-road" strokeWidth="7" />
        </pattern>
      </defs>
      <rect width="420" height="260" fill="url(#blocks)" />
      <path d="M84 158l74 41-42 76-74-41z" className="fill-map-park" />
      <path d="M-20 -60L250 320" className="stroke-map-road" strokeWidth="10" />
    </svg>
  );
}

import { encode } from "uqr";

/** Modules without ink around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a path of squares with sides of 1, in a square with sides of `size`. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: squares.join(""), size };
}

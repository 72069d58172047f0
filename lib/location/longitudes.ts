/** Degrees of a circle as 0 to 360, without 360. */
export const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** A longitude from -180 to 180, without 180: maps go on beyond the antimeridian. */
export const wrapLongitude = (lng: number) => turn(lng + 180) - 180;

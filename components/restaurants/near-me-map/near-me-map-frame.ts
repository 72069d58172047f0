/** The height of near me's map in CSS pixels: known before the map's code is loaded. */
export const NEAR_ME_MAP_HEIGHT = 600;

/** What near me's map is called, and its height in CSS pixels: known before the map's code is loaded. */
export const NEAR_ME_MAP = { label: "Map of restaurants", height: 600 };

/** No page: what the cache tag of a tile stands for, with which pages become stale that list its restaurants (P14.201). */
export function tileTagPath(tile: string) {
  return `/restaurants/tiles/${tile}` as const;
}

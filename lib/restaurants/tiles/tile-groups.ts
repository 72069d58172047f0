import { parseTile, tileBounds, tileName, type Tile } from "@/lib/restaurants/tiles/tile-grid";

/** A square of tiles that are fetched together: the one in its south-west, and how many tiles it is wide. */
export type TileGroup = Tile & { width: number };

/** Files with few restaurants compress badly: a square with at most so many is fetched at once. */
const MOST_TOGETHER = 100;
const WIDTHS = [32, 16, 8, 4, 2];

/** "284-384-4", for URLs; that of a single tile is the tile's. */
export function groupName({ width, ...first }: TileGroup) {
  return width === 1 ? tileName(first) : `${tileName(first)}-${width}`;
}

/** The group of a name; undefined for a text that is none. */
export function parseGroup(name: string): TileGroup | undefined {
  const [, first = "", width = "1"] = /^(\d+-\d+)(?:-(\d+))?$/.exec(name) ?? [];
  const tile = parseTile(first);
  const group = tile && [1, ...WIDTHS].includes(Number(width)) && groupAt(tile, Number(width));
  return group && groupName(group) === name ? group : undefined;
}

/** The group of this width that a tile belongs to. */
export function groupAt({ row, column }: Tile, width: number): TileGroup {
  return { row: row - (row % width), column: column - (column % width), width };
}

/** Its edges in WGS 84 degrees. */
export function groupBounds({ row, column, width }: TileGroup) {
  const { south, west } = tileBounds({ row, column });
  const { north, east } = tileBounds({ row: row + width - 1, column: column + width - 1 });
  return { south, west, north, east };
}

/** Quicker than the name: there are thousands of tiles. */
const keyOf = ({ row, column, width }: TileGroup) => (row * 1000 + column) * 100 + width;

/** Finds the group that a tile is fetched with: the largest one that has few enough restaurants. */
export function createGroups(counts: Readonly<Record<string, number>>) {
  const sums = new Map<number, number>();
  for (const [name, count] of Object.entries(counts)) {
    const tile = parseTile(name)!;
    for (const width of WIDTHS) {
      const key = keyOf(groupAt(tile, width));
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
  }
  return function groupOf(tile: Tile): TileGroup {
    const width = WIDTHS.find((width) => sums.get(keyOf(groupAt(tile, width)))! <= MOST_TOGETHER);
    return groupAt(tile, width ?? 1);
  };
}

/**
 * Whether a group is fetched at these counts. Twice as many restaurants are allowed, since a page that was opened before
 * an import requests the groups of that time.
 */
export function mayFetch(counts: Readonly<Record<string, number>>, group: TileGroup) {
  let sum = 0;
  for (let row = group.row; row < group.row + group.width; row++)
    for (let column = group.column; column < group.column + group.width; column++)
      sum += counts[tileName({ row, column })] ?? 0;
  return sum > 0 && (group.width === 1 || sum <= 2 * MOST_TOGETHER);
}

/** Where the key and error panels stand: on the map's lower left, or docked under it where it is narrow (design.md). */
export const PANEL =
  "z-20 bg-raised p-5 @max-[640px]:px-(--gutter) @max-[640px]:py-[1.1rem] @min-[640px]:absolute @min-[640px]:bottom-5 @min-[640px]:left-5 @min-[640px]:w-[400px] @min-[640px]:rounded-[20px] @min-[640px]:shadow-lg";

export const PANEL_TITLE = "text-[1.1875rem] font-bold tracking-[-0.012em]";

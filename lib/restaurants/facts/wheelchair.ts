/** Whether one gets in with a wheelchair. */
export const WHEELCHAIR_ACCESS = ["yes", "limited", "no"] as const;

export type WheelchairAccess = (typeof WHEELCHAIR_ACCESS)[number];

/** What each access is called, and what it means for a guest. */
export const WHEELCHAIR_TEXTS: Readonly<
  Record<WheelchairAccess, { label: string; meaning: string }>
> = {
  yes: { label: "Step-free", meaning: "Step-free, also inside" },
  limited: { label: "Partly", meaning: "Partly: ask before you go" },
  no: { label: "Not accessible", meaning: "Not accessible" },
};

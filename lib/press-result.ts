/** What became of a press on a button that counts: a vote, or what one says of a dish. */
export type PressResult =
  "added" | "removed" | "own" | "missing" | "limited" | "signed-out" | { suspended: string };

/** What became of a press on a button that counts: a vote, or what one says of a dish. "owned": of another's words about the own place. */
export type PressResult =
  | "added"
  | "removed"
  | "own"
  | "owned"
  | "missing"
  | "limited"
  | "signed-out"
  | { suspended: string };

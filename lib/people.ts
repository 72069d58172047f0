/** Somebody with a name and a face; the face stands beside the name, so it needs no text of its own. */
export type Person = { name: string; avatar: string };

/** A person with a portrait; it is shown beside the name, so it needs no alternative text. */
export type Person = { name: string; avatar: string };

/** A person with a portrait; it is shown beside the name, so it needs no alternative text. */
export type Person = { name: string; avatar: string };

/** The person of that name. */
export function personNamed(people: readonly Person[], name: string): Person {
  const person = people.find((other) => other.name === name);
  if (!person) throw new TypeError(`No person is called ${name}`);
  return person;
}

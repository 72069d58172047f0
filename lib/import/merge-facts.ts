import type { VenueFacts } from "@/lib/import/venue";

type Facts = Omit<VenueFacts, "cityId">;

/** The facts of one venue from all of its elements: the first speaks, the others fill its gaps. */
export function mergeFacts(all: readonly Facts[]): Facts {
  const [first, ...others] = all;
  const merged: Facts = { ...first! };
  for (const other of others) {
    // An address is one fact: a street of one element and a postcode of another may not belong together; so are both forms of a name.
    const { name, latinName, address, postcode, hours, hoursText, ...rest } = other;
    Object.assign(merged, {
      ...rest,
      ...(latinName && name === merged.name && { latinName }),
      ...(!merged.address && { ...(address && { address }), ...(postcode && { postcode }) }),
      ...(!merged.hoursText && { ...(hoursText && { hoursText }), ...(hours && { hours }) }),
      ...knownOf(merged),
    });
  }
  return merged;
}

/** The facts that are there; an empty list says nothing. */
function knownOf(facts: Facts) {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}

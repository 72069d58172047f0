type City = { id: string; name: string; country: string; countryCode: string | null };

/** What a restaurant's record says of the city that it is in, by column. */
export const cityChanges = ({ id, name, country, countryCode }: City) =>
  [
    ["cityId", id],
    ["city", name],
    ["country", country],
    ["countryCode", countryCode],
  ] as const;

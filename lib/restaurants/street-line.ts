import { streetLine as withoutCity } from "@/lib/restaurants/names/place-line";

type Placed = { district?: string | null; address?: string | null; city: string };

/** Where in its city a restaurant is: "Mitte, Ackerstraße 21"; undefined where nothing but the city is known. */
export function streetLine({ district, address, city }: Placed) {
  const street = address ? withoutCity({ address, city }) : undefined;
  if (!district || district === city || street?.includes(district)) return street;
  return street ? `${district}, ${street}` : district;
}

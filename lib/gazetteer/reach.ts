import type { Coordinates } from "@/lib/location/types";
import { distanceKm } from "@/lib/location/distance";

/** How far a town reaches, and how much farther with its people: Berlin 35 km, a city of 100,000 10 km. */
const LEAST_KM = 5;
const PEOPLE_PER_KM = 60;
const MOST_KM = 40;

type Sized = Coordinates & { population: number };

/** About as far from its middle as a city has districts. */
export const reachKm = ({ population }: Sized) =>
  Math.min(MOST_KM, LEAST_KM + Math.sqrt(population) / PEOPLE_PER_KM);

/** Says which smaller places are districts of a city, or as near as one. */
export const isWithin = (city: Sized) => (place: Sized) =>
  place.population < city.population && distanceKm(place, city) <= reachKm(city);

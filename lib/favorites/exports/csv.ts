import { stringify } from "csv-stringify/sync";
import {
  placeUrl,
  type ExportedList,
  type ExportedPlace,
} from "@/lib/favorites/exports/exported-list";
import { writtenHours } from "@/lib/restaurants/hours/with-closures";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";

function toRow(place: ExportedPlace, index: number) {
  const { name, latinName, veganLevel, cuisine, address, postcode, city, country, ...facts } =
    place.restaurant;
  return {
    Number: index + 1,
    Name: name,
    "Name in Latin letters": latinName,
    Day: place.day,
    Note: place.note,
    "Vegan level": veganLevel,
    Cuisines: cuisine.join(", "),
    Address: address,
    Postcode: postcode,
    City: city,
    Country: country,
    Phone: facts.phone,
    Website: facts.website,
    "Opening hours": writtenHours(facts.hoursText, facts.hours),
    Latitude: facts.lat,
    Longitude: facts.lng,
    Page: placeUrl(place),
    Source: facts.osm && `${OPEN_STREET_MAP_CREDIT}, ODbL 1.0`,
  };
}

const COLUMNS = [
  "Number",
  "Name",
  "Name in Latin letters",
  "Day",
  "Note",
  "Vegan level",
  "Cuisines",
  "Address",
  "Postcode",
  "City",
  "Country",
  "Phone",
  "Website",
  "Opening hours",
  "Latitude",
  "Longitude",
  "Page",
  "Source",
] as const satisfies readonly (keyof ReturnType<typeof toRow>)[];

/**
 * CSV (RFC 4180) for spreadsheets: with the mark by which they know that it is UTF-8, and with an apostrophe before what they would
 * take for a formula.
 */
export function toCsv({ places }: ExportedList) {
  return stringify(places.map(toRow), {
    header: true,
    columns: [...COLUMNS],
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}

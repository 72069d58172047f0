import { stringify } from "csv-stringify/sync";
import {
  cityAndCountry,
  placeUrl,
  type ExportedList,
  type ExportedPlace,
} from "@/lib/favorites/exports/exported-list";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { listComma } from "@/lib/languages/marks";
import { textsIn } from "@/lib/languages/texts-in";
import type factsEnglish from "@/lib/messages/en/forms/facts.json";
import type english from "@/lib/messages/en/lists/export.json";
import { writtenHours } from "@/lib/restaurants/hours/with-closures";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { OPEN_STREET_MAP_CREDIT } from "@/lib/site";

function toRow(language: Language, place: ExportedPlace, index: number) {
  const { name, latinName, veganLevel, cuisine, address, postcode, ...facts } = place.restaurant;
  const words = factWordsIn(language);
  return {
    number: index + 1,
    name,
    latinName,
    day: place.day,
    note: place.note,
    level: veganLevel && language !== DEFAULT_LANGUAGE ? words("level", veganLevel) : veganLevel,
    cuisines: cuisine.map((each) => words("cuisine", each)).join(listComma(language)),
    address,
    postcode,
    ...cityAndCountry(language, place),
    phone: facts.phone,
    website: facts.website,
    hoursText: writtenHours(facts.hoursText, facts.hours),
    latitude: facts.lat,
    longitude: facts.lng,
    page: placeUrl(language, place),
    source: facts.osm && `${OPEN_STREET_MAP_CREDIT}, ODbL 1.0`,
  };
}

/** The columns in their order, with their headers. */
function columnsIn(language: Language) {
  const t = textsIn<keyof typeof english>(language, "list-export");
  const facts = textsIn<keyof typeof factsEnglish>(language, "fact-labels");
  const headers = {
    number: t("number"),
    name: facts("name"),
    latinName: facts("latinName"),
    day: t("day"),
    note: t("note"),
    level: t("level"),
    cuisines: t("cuisines"),
    address: facts("address"),
    postcode: facts("postcode"),
    city: facts("city"),
    country: t("country"),
    phone: facts("phone"),
    website: facts("website"),
    hoursText: facts("hoursText"),
    latitude: t("latitude"),
    longitude: t("longitude"),
    page: t("page"),
    source: t("source"),
  } satisfies Record<keyof ReturnType<typeof toRow>, string>;
  return Object.entries(headers).map(([key, header]) => ({ key, header }));
}

/**
 * CSV (RFC 4180) for spreadsheets: with the mark by which they know that it is UTF-8, and with an apostrophe before what they would
 * take for a formula.
 */
export function toCsv({ places, language }: ExportedList) {
  return stringify(
    places.map((place, index) => toRow(language, place, index)),
    {
      header: true,
      columns: columnsIn(language),
      bom: true,
      record_delimiter: "windows",
      escape_formulas: true,
    },
  );
}

import card from "@/lib/messages/es/card.json";
import cities from "@/lib/messages/es/cities.json";
import city from "@/lib/messages/es/city.json";
import country from "@/lib/messages/es/country.json";
import countryCities from "@/lib/messages/es/country-cities.json";
import controls from "@/lib/messages/es/controls.json";
import credit from "@/lib/messages/es/credit.json";
import done from "@/lib/messages/es/done.json";
import home from "@/lib/messages/es/home.json";
import hours from "@/lib/messages/es/hours.json";
import layout from "@/lib/messages/es/layout.json";
import liveMap from "@/lib/messages/es/live-map.json";
import map from "@/lib/messages/es/map.json";
import mapBox from "@/lib/messages/es/map-box.json";
import meta from "@/lib/messages/es/meta.json";
import place from "@/lib/messages/es/place.json";
import presses from "@/lib/messages/es/presses.json";
import rating from "@/lib/messages/es/rating.json";
import reviews from "@/lib/messages/es/reviews.json";
import rows from "@/lib/messages/es/rows.json";
import search from "@/lib/messages/es/search.json";
import sources from "@/lib/messages/es/sources.json";
import type { Files } from "@/lib/languages/files/en";

export const ES: Files = {
  card,
  cities,
  city,
  controls,
  country,
  "country-cities": countryCities,
  credit,
  done,
  home,
  hours,
  layout,
  "live-map": liveMap,
  map,
  "map-box": mapBox,
  meta,
  place,
  presses,
  rating,
  reviews,
  rows,
  search,
  sources,
};

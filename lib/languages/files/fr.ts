import card from "@/lib/messages/fr/card.json";
import cities from "@/lib/messages/fr/cities.json";
import city from "@/lib/messages/fr/city.json";
import country from "@/lib/messages/fr/country.json";
import countryCities from "@/lib/messages/fr/country-cities.json";
import controls from "@/lib/messages/fr/controls.json";
import credit from "@/lib/messages/fr/credit.json";
import done from "@/lib/messages/fr/done.json";
import home from "@/lib/messages/fr/home.json";
import hours from "@/lib/messages/fr/hours.json";
import layout from "@/lib/messages/fr/layout.json";
import liveMap from "@/lib/messages/fr/live-map.json";
import map from "@/lib/messages/fr/map.json";
import mapBox from "@/lib/messages/fr/map-box.json";
import meta from "@/lib/messages/fr/meta.json";
import place from "@/lib/messages/fr/place.json";
import presses from "@/lib/messages/fr/presses.json";
import rating from "@/lib/messages/fr/rating.json";
import reviews from "@/lib/messages/fr/reviews.json";
import rows from "@/lib/messages/fr/rows.json";
import search from "@/lib/messages/fr/search.json";
import sources from "@/lib/messages/fr/sources.json";
import type { Files } from "@/lib/languages/files/en";

export const FR: Files = {
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

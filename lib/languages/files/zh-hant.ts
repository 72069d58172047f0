import card from "@/lib/messages/zh-hant/card.json";
import cities from "@/lib/messages/zh-hant/cities.json";
import city from "@/lib/messages/zh-hant/city.json";
import country from "@/lib/messages/zh-hant/country.json";
import countryCities from "@/lib/messages/zh-hant/country-cities.json";
import controls from "@/lib/messages/zh-hant/controls.json";
import credit from "@/lib/messages/zh-hant/credit.json";
import done from "@/lib/messages/zh-hant/done.json";
import home from "@/lib/messages/zh-hant/home.json";
import hours from "@/lib/messages/zh-hant/hours.json";
import layout from "@/lib/messages/zh-hant/layout.json";
import liveMap from "@/lib/messages/zh-hant/live-map.json";
import map from "@/lib/messages/zh-hant/map.json";
import mapBox from "@/lib/messages/zh-hant/map-box.json";
import meta from "@/lib/messages/zh-hant/meta.json";
import place from "@/lib/messages/zh-hant/place.json";
import presses from "@/lib/messages/zh-hant/presses.json";
import rating from "@/lib/messages/zh-hant/rating.json";
import reviews from "@/lib/messages/zh-hant/reviews.json";
import rows from "@/lib/messages/zh-hant/rows.json";
import search from "@/lib/messages/zh-hant/search.json";
import sources from "@/lib/messages/zh-hant/sources.json";
import type { Files } from "@/lib/languages/files/en";

export const ZH_HANT: Files = {
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

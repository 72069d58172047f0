import { MissingMessage } from "@/components/layout/not-found/missing-message";
import type { Language } from "@/lib/languages/languages";
import { englishPath, languageOfPath, pathIn } from "@/lib/languages/paths";
import dePage from "@/lib/messages/de/missing/page.json";
import deRestaurant from "@/lib/messages/de/missing/restaurant.json";
import enPage from "@/lib/messages/en/missing/page.json";
import enRestaurant from "@/lib/messages/en/missing/restaurant.json";
import esPage from "@/lib/messages/es/missing/page.json";
import esRestaurant from "@/lib/messages/es/missing/restaurant.json";
import frPage from "@/lib/messages/fr/missing/page.json";
import frRestaurant from "@/lib/messages/fr/missing/restaurant.json";
import hePage from "@/lib/messages/he/missing/page.json";
import heRestaurant from "@/lib/messages/he/missing/restaurant.json";
import zhHantPage from "@/lib/messages/zh-hant/missing/page.json";
import zhHantRestaurant from "@/lib/messages/zh-hant/missing/restaurant.json";
import { ROUTES } from "@/lib/routes";

type Texts = { page: typeof enPage; restaurant: typeof enRestaurant };
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { page: enPage, restaurant: enRestaurant },
  de: { page: dePage, restaurant: deRestaurant },
  fr: { page: frPage, restaurant: frRestaurant },
  es: { page: esPage, restaurant: esRestaurant },
  "zh-hant": { page: zhHantPage, restaurant: zhHantRestaurant },
  he: { page: hePage, restaurant: heRestaurant },
};

/** What the not-found screen says of a path, in the language of that, which is the one of the page. */
export function messageAt(path: string) {
  const language = languageOfPath(path);
  const { page, restaurant } = TEXTS[language];
  const isRestaurant = /^\/restaurants\/[^/]+\/?$/.test(englishPath(path));
  const { title, text } = isRestaurant ? restaurant : page;
  const ways = [{ href: pathIn(language, ROUTES.home), text: page.home }];
  if (isRestaurant)
    ways.push({ href: pathIn(language, ROUTES.nearMe), text: restaurant["near-me"] });
  return <MissingMessage {...{ title, text, ways }} />;
}

import { around } from "geokdbush";
import KDBush from "kdbush";
import type { IndexedCity } from "@/lib/cities/city-index";
import type { Picture } from "@/lib/picture";
import { drawingOf } from "@/lib/restaurants/pictures/drawing";
import { withCities } from "@/lib/restaurants/names/namesakes";
import { nameLang } from "@/lib/restaurants/names/name-language";
import { atOnce } from "@/lib/lists/in-slices";
import { encodeTile, type TileData } from "@/lib/restaurants/tiles/tile-format";
import type { TileIndex } from "@/lib/restaurants/tiles/tile-files";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import {
  groupAt,
  groupBounds,
  groupName,
  type TileGroup,
} from "@/lib/restaurants/tiles/tile-groups";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import type { Coordinates } from "@/lib/location/types";
import { createFoodMatcher } from "@/lib/search/food-matcher";
import { readFoodText } from "@/lib/search/food-text";
import { rankRestaurants } from "@/lib/search/name-index";
import { createTextIndex } from "@/lib/search/text-index";
import { foldForSearch, searchWordsOf } from "@/lib/strings/fold-for-search";
import { decodeWorld, type WorldData, type WorldRestaurant } from "@/lib/world/world-format";

/** What a search through the world found, best first. */
export type WorldSearch = { restaurants: WorldFound[]; isGuess: boolean; isCut: boolean };

/** What the site shows of a restaurant of the file: a summary, and where it is. */
export type WorldFound = RestaurantSummary & Pick<WorldRestaurant, "country" | "cityId">;

/** The median, which a restaurant far away changes little. */
const middle = (degrees: number[]) => degrees.sort((a, b) => a - b)[degrees.length >> 1]!;

const pictures = new Map<string, Picture>();

/** The drawing of a restaurant: one object for all that have the same. */
function pictureOf(restaurant: WorldRestaurant) {
  const picture = drawingOf(restaurant);
  const known = pictures.get(picture.src) ?? picture;
  pictures.set(picture.src, known);
  return known;
}

function summarize(restaurant: WorldRestaurant): WorldFound {
  const lang = nameLang(restaurant.name, restaurant.countryCode);
  const picture = pictureOf(restaurant);
  return { ...restaurant, ...(lang && { nameLang: lang }), featured: false, picture };
}

/**
 * The restaurants of a world file, ready for queries. They return the same as the site's tiles, its search and its lists of cities
 * return with a connection.
 */
export function openWorld(version: string, data: WorldData) {
  const restaurants = decodeWorld(data);
  const points = new KDBush(restaurants.length);
  for (const { lng, lat } of restaurants) points.add(lng, lat);
  points.finish();
  const texts = atOnce(createTextIndex(restaurants));
  let index: TileIndex | undefined;
  let cities: IndexedCity[] | undefined;
  const placesOfIds = new Map(restaurants.map(({ id }, place) => [id, place]));

  function countTiles(): TileIndex {
    const tiles: Record<string, number> = {};
    for (const point of restaurants) {
      const name = tileName(tileAt(point));
      tiles[name] = (tiles[name] ?? 0) + 1;
    }
    return { version, tiles };
  }

  function listCities(): IndexedCity[] {
    const own = new Map<string, WorldRestaurant[]>();
    for (const restaurant of restaurants) {
      const { cityId = "" } = restaurant;
      const known = own.get(cityId);
      if (known) known.push(restaurant);
      else own.set(cityId, [restaurant]);
    }
    own.delete("");
    return [...own]
      .map(([id, some]) => ({
        id,
        name: some[0]!.city,
        country: some[0]!.country,
        count: some.length,
        lat: middle(some.map(({ lat }) => lat)),
        lng: middle(some.map(({ lng }) => lng)),
      }))
      .sort((a, b) => b.count - a.count);
  }

  /** The positions of the restaurants that a text finds by its food words. */
  function findByFood(text: string) {
    const matches = createFoodMatcher(readFoodText(text), new Date());
    const everywhere = [...restaurants.keys()];
    if (!matches) return everywhere;
    return everywhere.filter((at) => {
      const { names, text: said, place } = texts.entries[at]!;
      return matches(restaurants[at]!, { name: names.join(" "), said, place });
    });
  }

  function findPlaces(text: string, limit: number) {
    const words = searchWordsOf(text);
    if (words.length === 0) return { places: [], isGuess: false };
    const byFood = findByFood(text);
    // A city may be called like a dish.
    const found = byFood.length > 0 ? byFood : atOnce(texts.findAll(words));
    if (found.length === 0) return texts.guess(text, limit);
    const rank = rankRestaurants(found, foldForSearch(text), (at) => ({
      names: texts.entries[at]!.names,
      veganLevel: restaurants[at]!.veganLevel,
    }));
    return { places: atOnce(rank).slice(0, limit), isGuess: false };
  }

  return {
    version,
    count: restaurants.length,

    /** How many restaurants each tile has. */
    tileIndex: () => (index ??= countTiles()),

    /** The restaurants of a group of tiles, as the site sends them. */
    tile(group: TileGroup): TileData {
      const { west, south, east, north } = groupBounds(group);
      const name = groupName(group);
      const found = points
        .range(west, south, east, north)
        .map((place) => restaurants[place]!)
        // A box includes its edges, and a group two of them.
        .filter((point) => groupName(groupAt(tileAt(point), group.width)) === name);
      return encodeTile(withCities(found.map(summarize)));
    },

    /** What a text finds by its words and food words (P4.21), else the restaurants with names that are written alike. */
    search(text: string, limit: number): WorldSearch {
      const { places, isGuess } = findPlaces(text, limit + 1);
      const found = places.slice(0, limit).map((place) => summarize(restaurants[place]!));
      return { restaurants: found, isGuess, isCut: places.length > limit };
    },

    /** One restaurant; undefined for an unknown id. */
    restaurant(id: string): WorldFound | undefined {
      const place = placesOfIds.get(id);
      return place === undefined ? undefined : summarize(restaurants[place]!);
    },

    /** The nearest restaurants of a point, nearest first. */
    nearest({ lat, lng }: Coordinates, limit: number): WorldFound[] {
      return around(points, lng, lat, limit).map((place) => summarize(restaurants[place]!));
    },

    /** The cities that have a page, those with most restaurants first, each in the middle of its restaurants. */
    cities: () => (cities ??= listCities()),
  };
}

export type World = ReturnType<typeof openWorld>;

import { LeafArt } from "@/components/share-image/leaf-art";
import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePages } from "@/components/share-image/share-page";
import { WorldArt } from "@/components/share-image/world-art";
import { cityGroupsIn } from "@/lib/cities/city-in";
import { listCityGroups, listCountries } from "@/lib/cities/queries";
import { cityOfIn } from "@/lib/city-names/city-name";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/share-image.json";
import {
  listExampleRestaurants,
  listMapSamples,
  listRestaurants,
  listTopRated,
} from "@/lib/restaurants/queries";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";

const PICTURE_COUNT = 8;

async function dishes(restaurants: Promise<{ picture: { src: string } }[]>) {
  return (await restaurants).map(({ picture }) => picture.src);
}

/** The share images of the lists of restaurants in a language. */
export function listImages(language: Language) {
  const t = textsIn<keyof typeof english>(language, "share-image");
  return {
    "near-me": {
      title: t("near-me"),
      lead: t("near-me.lead"),
      tone: "rose",
      art: async () => (
        <PictureColumns pictures={await dishes(listExampleRestaurants(PICTURE_COUNT))} />
      ),
    },
    "by-city": {
      title: t("by-city"),
      lead: t("by-city.lead"),
      tone: "sprout",
      art: async () => {
        const groups = cityGroupsIn(language, await listCityGroups());
        return <WorldArt cities={groups.flatMap(({ cities }) => cities)} />;
      },
    },
    "by-country": {
      title: t("by-country"),
      lead: t("by-country.lead"),
      tone: "sprout",
      art: async () => (
        <PictureColumns
          ratio={3 / 2}
          pictures={(await listCountries()).flatMap(({ flag }) => flag ?? [])}
        />
      ),
    },
    map: {
      title: t("map"),
      lead: t("map.lead"),
      tone: "sprout",
      art: async () => {
        const restaurants = (await listMapSamples()).slice(-3);
        return (
          <LeafArt
            labels={restaurants.map((restaurant) => ({
              name: restaurant.name,
              note: restaurant.address?.split(",")[0] ?? cityOfIn(language, restaurant),
              picture: restaurant.picture.src,
            }))}
          />
        );
      },
    },
    "top-rated": {
      title: t("top-rated"),
      lead: t("top-rated.lead"),
      tone: "turmeric",
      art: async () => <PictureColumns pictures={await dishes(listTopRated())} />,
    },
    "add-listing": {
      title: t("add-listing"),
      lead: t("add-listing.lead"),
      tone: "leaf",
      art: async () => {
        const fronts = (await listRestaurants(PICTURE_COUNT)).map(
          (restaurant) => (restaurant.images[1] ?? cardPicture(restaurant)).src,
        );
        return <PictureColumns pictures={fronts} />;
      },
    },
  } satisfies SharePages;
}

import { LeafArt } from "@/components/share-image/leaf-art";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { WorldArt } from "@/components/share-image/world-art";
import { listCityGroups, listCountries } from "@/lib/cities/queries";
import {
  listMapSamples,
  listExampleRestaurants,
  listRestaurants,
  listTopRated,
} from "@/lib/restaurants/queries";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import { renderShareImage } from "@/lib/share-image/render";

const PICTURE_COUNT = 8;

const PAGES: SharePages = {
  "near-me": {
    title: "Vegan restaurants near you",
    lead: "Nearest first, with hours, prices and diets.",
    tone: "rose",
    art: async () => (
      <PictureColumns pictures={await dishes(listExampleRestaurants(PICTURE_COUNT))} />
    ),
  },
  "by-city": {
    title: "Vegan Restaurants By City",
    lead: "A hundred cities on six continents, each with its map.",
    tone: "sprout",
    art: async () => <WorldArt cities={(await listCityGroups()).flatMap(({ cities }) => cities)} />,
  },
  "by-country": {
    title: "Vegan Restaurants Worldwide",
    lead: "Pick a country and see where to eat.",
    tone: "sprout",
    art: async () => (
      <PictureColumns
        ratio={3 / 2}
        pictures={(await listCountries()).flatMap(({ flag }) => flag ?? [])}
      />
    ),
  },
  map: {
    title: "Restaurant Map",
    lead: "Ratings at a glance, details at a tap.",
    tone: "sprout",
    art: async () => {
      const restaurants = (await listMapSamples()).slice(-3);
      return (
        <LeafArt
          labels={restaurants.map(({ name, address, city, picture }) => ({
            name,
            note: address?.split(",")[0] ?? city,
            picture: picture.src,
          }))}
        />
      );
    },
  },
  "top-rated": {
    title: "Top Rated Vegan Restaurants",
    lead: "The five best of the directory.",
    tone: "turmeric",
    art: async () => <PictureColumns pictures={await dishes(listTopRated())} />,
  },
  "add-listing": {
    title: "Add Your Restaurant",
    lead: "Put your kitchen on the map.",
    tone: "leaf",
    art: async () => {
      const fronts = (await listRestaurants(PICTURE_COUNT)).map(
        (restaurant) => (restaurant.images[1] ?? cardPicture(restaurant)).src,
      );
      return <PictureColumns pictures={fronts} />;
    },
  },
};

async function dishes(restaurants: Promise<{ picture: { src: string } }[]>) {
  return (await restaurants).map(({ picture }) => picture.src);
}

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function RestaurantsImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}

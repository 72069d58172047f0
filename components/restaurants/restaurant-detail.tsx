import { BackToNearMe } from "@/components/restaurants/back-to-near-me";
import { RestaurantAbout } from "@/components/restaurants/restaurant-about";
import { RestaurantDock } from "@/components/restaurants/restaurant-dock";
import { RestaurantPanel } from "@/components/restaurants/restaurant-panel";
import { RestaurantPictures } from "@/components/restaurants/restaurant-pictures";
import { RestaurantTitle } from "@/components/restaurants/restaurant-title";
import { ReviewList } from "@/components/restaurants/review-list";
import type { Restaurant, Review } from "@/lib/restaurants/types";

type RestaurantDetailProps = { restaurant: Restaurant; reviews: Review[] };

/** One restaurant's page (P6.1). */
export function RestaurantDetail({ restaurant, reviews }: RestaurantDetailProps) {
  return (
    <main className="wrap">
      <BackToNearMe />
      <RestaurantPictures id={restaurant.id} name={restaurant.name} pictures={restaurant.images} />
      <RestaurantTitle restaurant={restaurant} />
      <div className="mt-6 grid items-start lg:mt-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-x-18">
        <RestaurantPanel restaurant={restaurant} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <RestaurantAbout restaurant={restaurant} />
          <ReviewList restaurant={restaurant} reviews={reviews} />
        </div>
      </div>
      <RestaurantDock restaurant={restaurant} />
    </main>
  );
}

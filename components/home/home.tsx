import { useTexts } from "#texts";
import { Audiences } from "@/components/home/audiences";
import { CallToAction } from "@/components/home/call-to-action";
import { Claims } from "@/components/home/claims";
import { DirectorySection } from "@/components/home/directory-section";
import { Features } from "@/components/home/features";
import { Hero } from "@/components/home/hero";
import { NewestPhotos } from "@/components/home/newest-photos";
import { NewestReviews } from "@/components/home/newest-reviews";
import { PopularCities } from "@/components/home/popular-cities";
import { Strategies } from "@/components/home/strategies";
import { Testimonials } from "@/components/home/testimonials";
import { TrueFigures } from "@/components/home/true-figures";
import { cityNameIn } from "@/lib/city-names/city-name";
import type { HomeContent, RealHome } from "@/lib/home/types";
import { countryIn } from "@/lib/languages/country-name";
import english from "@/lib/messages/en/home.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

type HomeProps = {
  content: HomeContent;
  restaurants: RestaurantSummary[];
  isKept: boolean;
  /** What there is besides the samples; undefined where these are all. */
  real?: RealHome | undefined;
};

/** The home page, in the order of P3.1; with real places, of P3.19. */
export function Home({ content, restaurants, isKept, real }: HomeProps) {
  const t = useTexts("home", english);
  return (
    <main>
      <Hero restaurants={restaurants} isWorldwide={real !== undefined} />
      {real ? <TrueFigures {...real} /> : <Claims />}
      <Features features={content.features} restaurants={restaurants} isKept={isKept} />
      {!real && <Strategies strategies={content.strategies} />}
      {real && real.popular.length > 0 && (
        <DirectorySection title={t("cities")} all={{ href: ROUTES.byCity, label: t("cities.all") }}>
          <PopularCities
            cities={real.popular.map((city) => ({
              ...city,
              name: cityNameIn(t.language, city),
              detail: t("cities.detail", {
                country: countryIn(t.language, city.country),
                count: city.count,
              }),
            }))}
          />
        </DirectorySection>
      )}
      <Audiences audiences={content.audiences} isKept={isKept} />
      {!real && <Testimonials testimonials={content.testimonials} />}
      {real && real.reviews.length > 0 && (
        <DirectorySection
          title={t("reviews")}
          all={{ href: ROUTES.latestReviews, label: t("reviews.all") }}
        >
          <NewestReviews reviews={real.reviews} />
        </DirectorySection>
      )}
      {real && real.photos.length > 0 && (
        <DirectorySection title={t("photos")} all={{ href: ROUTES.photos, label: t("photos.all") }}>
          <NewestPhotos photos={real.photos} />
        </DirectorySection>
      )}
      <CallToAction real={real} />
    </main>
  );
}

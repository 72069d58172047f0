import { ChevronRight } from "@/components/ui/icons";
import { AddListingForm } from "@/components/restaurants/listings/add-listing-form";
import type { ListingBefore } from "@/components/restaurants/listings/listing-form";
import { LazyListingForm } from "@/components/restaurants/listings/lazy-listing-form";
import { LeafArt } from "@/components/site/leaf-art";
import { RestaurantName } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { Steps, type Step } from "@/components/ui/reading/steps";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

const STEPS: Step[] = [
  { title: "We read it", text: "A person looks at every listing and checks the address." },
  {
    title: "You add the rest",
    text: "Menu, pictures, hours and dietary options, whenever it suits you.",
  },
  {
    title: "We check it is vegan-friendly",
    text: "Kitchens that pass carry the Verified badge.",
  },
  {
    title: "Guests find you",
    text: "On the map, in your city and in every matching search.",
  },
];

const OPEN_STEPS: Step[] = [
  { title: "We read it", text: "A person checks the address and the facts." },
  { title: "You hear from us", text: "Published, or not accepted with the reason." },
  { title: "Guests find you", text: "On the map, in your city and in every matching search." },
];

function FinishedListing({ restaurant }: { restaurant: Restaurant }) {
  const { id, city, images } = restaurant;
  const front = images[1] ?? cardPicture(restaurant);
  return (
    <IntentLink
      href={restaurantHref(id)}
      className="group mt-10 flex items-center gap-4 border-y border-line py-4.5"
    >
      <img
        src={front.src}
        alt=""
        width={front.width}
        height={front.height}
        loading="lazy"
        className="h-16 w-24 rounded-md object-cover"
      />
      <span className="flex-1 text-note text-ink-2">
        <b className="block text-title font-title tracking-snug text-ink decoration-beet decoration-2 underline-offset-3 group-hover:underline">
          See a finished listing
        </b>{" "}
        <RestaurantName {...restaurant} />, {city}
      </span>
      <ChevronRight size={22} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
    </IntentLink>
  );
}

function NextSteps({ isOpen }: { isOpen: boolean }) {
  return (
    <section className="px-(--gutter) pt-4 pb-11 md:px-9 md:pt-6 md:pb-10">
      <h2 className="font-display text-h3">What happens next</h2>
      <p className="mt-2 mb-6 text-ink-2">
        {isOpen
          ? "What happens to your listing:"
          : "Once submissions open, this happens to your listing:"}
      </p>
      <Steps steps={isOpen ? OPEN_STEPS : STEPS} />
    </section>
  );
}

type AddListingProps = {
  example: Restaurant | undefined;
  /** Whether listings are kept and read. */
  isOpen: boolean;
  /** Whether senders without an account can get a mail with the decision. */
  sendsMail?: boolean;
  /** A listing that was not accepted, and is changed and sent again. */
  before?: ListingBefore;
};

/** The add-restaurant screen. `example` is a complete listing to look at. */
export function AddListing({ example, isOpen, sendsMail = false, before }: AddListingProps) {
  const parts = {
    example: example && <FinishedListing restaurant={example} />,
    art: (
      <LeafArt className="-top-114 -left-21.25 w-152.5 -rotate-78 md:-top-153.5 md:-left-7.5 md:w-205" />
    ),
    picture: (
      <img
        src="/pictures/site/placeholder.svg"
        alt=""
        width={52}
        height={52}
        className="size-13 flex-none rounded-inner object-cover"
      />
    ),
    steps: <NextSteps isOpen={isOpen} />,
  };
  return (
    <main className="wrap">
      <PageHeading
        title="Add Your Restaurant"
        lead="Three fields. Restaurants, cafes and food trucks are all welcome."
      />
      {isOpen ? (
        <LazyListingForm {...parts} sendsMail={sendsMail} before={before} />
      ) : (
        <AddListingForm {...parts} />
      )}
    </main>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { AddListingForm } from "@/components/restaurants/listings/add-listing-form";
import type { ListingBefore } from "@/components/restaurants/listings/listing-form";
import { LazyListingForm } from "@/components/restaurants/listings/lazy-listing-form";
import { LeafArt } from "@/components/site/leaf-art";
import { RestaurantName } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { Steps } from "@/components/ui/reading/steps";
import english from "@/lib/messages/en/forms/listing-page.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

function FinishedListing({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("listing-page", english);
  const { id, images } = restaurant;
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
          {t("example")}
        </b>{" "}
        <RestaurantName {...restaurant} />, {cityNameIn(t.language, restaurant)}
      </span>
      <Icon name="ChevronRight" size={22} className="text-ink-3 rtl:-scale-x-100" />
    </IntentLink>
  );
}

function NextSteps({ isOpen }: { isOpen: boolean }) {
  const t = useTexts("listing-page", english);
  const guests = { title: t("step.guests"), text: t("step.guests.text") };
  const steps = isOpen
    ? [
        { title: t("step.read"), text: t("step.read.facts") },
        { title: t("step.hear"), text: t("step.hear.text") },
        guests,
      ]
    : [
        { title: t("step.read"), text: t("step.read.address") },
        { title: t("step.rest"), text: t("step.rest.text") },
        { title: t("step.check"), text: t("step.check.text") },
        guests,
      ];
  return (
    <section className="px-(--gutter) pt-4 pb-11 md:px-9 md:pt-6 md:pb-10">
      <h2 className="font-display text-h3">{t("next")}</h2>
      <p className="mt-2 mb-6 text-ink-2">{t(isOpen ? "next.open" : "next.closed")}</p>
      <Steps steps={steps} />
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
  const t = useTexts("listing-page", english);
  const parts = {
    example: example && <FinishedListing restaurant={example} />,
    art: (
      <LeafArt className="-start-21.25 -top-114 w-152.5 -rotate-78 md:-start-7.5 md:-top-153.5 md:w-205" />
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
      <PageHeading title={t("title")} lead={t("lead")} />
      {isOpen ? (
        <LazyListingForm {...parts} sendsMail={sendsMail} before={before} />
      ) : (
        <AddListingForm {...parts} />
      )}
    </main>
  );
}

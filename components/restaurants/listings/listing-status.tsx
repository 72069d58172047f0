import { CircleCheck, CircleX, Hourglass, type IconType } from "@/components/ui/icons";
import { ListingFacts } from "@/components/restaurants/listings/listing-facts";
import { QuestionNote } from "@/components/site/question-note";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { formatDay } from "@/lib/dates";
import { listingAgainHref, restaurantHref, ROUTES } from "@/lib/routes";

type Status = "review" | "published" | "refused";

const TEXTS: Record<Status, { title: string; text: string; Icon: IconType; tone: string }> = {
  review: {
    title: "In review",
    text: "A person reads it before it goes live. Bookmark this page for the decision.",
    Icon: Hourglass,
    tone: "bg-turmeric-soft",
  },
  published: {
    title: "Published",
    text: "It is on the map, in its city and in every matching search.",
    Icon: CircleCheck,
    tone: "bg-leaf-soft",
  },
  refused: {
    title: "Not accepted",
    text: "It was not published. You may send it again once this is different:",
    Icon: CircleX,
    tone: "bg-tomato-soft",
  },
};

type ListingStatusProps = {
  name: string;
  token: string;
  address: string;
  description: string;
  details: Readonly<Record<string, string>>;
  photoCount: number;
  status: Status;
  reason: string | null;
  restaurantId: string | null;
  createdAt: Date;
  /** The desk's question about it. */
  asked?: { token: string; question: string } | undefined;
};

/** How far a listing is (P14.36). */
export function ListingStatusScreen(listing: ListingStatusProps) {
  const { name, status, reason, restaurantId, createdAt } = listing;
  const { title, text, Icon, tone } = TEXTS[status];
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title={<RestaurantName name={name} />}
        lead={`Your listing of ${formatDay(createdAt.toISOString().slice(0, 10))}`}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          <section className={`max-w-160 rounded-xl p-6 ${tone}`}>
            <h2 className="flex items-center gap-3 font-display text-h3">
              <Icon size={26} strokeWidth={2} aria-hidden="true" className="flex-none" />
              {title}
            </h2>
            <p className="mt-2">{text}</p>
            {status === "refused" && reason && <p className="mt-2 font-semibold">{reason}</p>}
          </section>
          <QuestionNote question={listing.asked} />
          <p className="mt-8">
            {status === "published" && restaurantId ? (
              <IntentLink
                href={restaurantHref(restaurantId)}
                className={buttonVariants({ variant: "beet" })}
              >
                See its page
              </IntentLink>
            ) : status === "refused" ? (
              <IntentLink
                href={listingAgainHref(listing.token)}
                className={buttonVariants({ variant: "beet" })}
              >
                Change and send again
              </IntentLink>
            ) : (
              <IntentLink href={ROUTES.addListing} className={buttonVariants({})}>
                Add another restaurant
              </IntentLink>
            )}
          </p>
        </div>
        <ListingFacts {...listing} />
      </div>
    </main>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { ListingFacts } from "@/components/restaurants/listings/listing-facts";
import { QuestionNote } from "@/components/site/question-note";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forms/listing-page.json";
import { listingAgainHref, restaurantHref, ROUTES } from "@/lib/routes";

type Status = "review" | "published" | "refused";

const LOOKS: Record<Status, { text: `${Status}.text`; icon: IconName; tone: string }> = {
  review: { text: "review.text", icon: "Hourglass", tone: "bg-turmeric-soft" },
  published: { text: "published.text", icon: "CircleCheck", tone: "bg-leaf-soft" },
  refused: { text: "refused.text", icon: "CircleX", tone: "bg-tomato-soft" },
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
  const t = useTexts("listing-page", english);
  const { text, icon, tone } = LOOKS[status];
  return (
    <main className="wrap pb-(--section)">
      <PageHeading
        title={<RestaurantName name={name} />}
        lead={t("status.of", { day: formatDayIn(t.language, createdAt.toISOString()) })}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          <section className={`max-w-160 rounded-xl p-6 ${tone}`}>
            <h2 className="flex items-center gap-3 font-display text-h3">
              <Icon name={icon} size={26} className="flex-none stroke-2" />
              {t(status)}
            </h2>
            <p className="mt-2">{t(text)}</p>
            {status === "refused" && reason && (
              <p className="mt-2 font-semibold" {...ownWords(t.language)}>
                {reason}
              </p>
            )}
          </section>
          <QuestionNote question={listing.asked} />
          <p className="mt-8">
            {status === "published" && restaurantId ? (
              <IntentLink
                href={restaurantHref(restaurantId)}
                className={buttonVariants({ variant: "beet" })}
              >
                {t("see")}
              </IntentLink>
            ) : status === "refused" ? (
              <IntentLink
                href={listingAgainHref(listing.token)}
                className={buttonVariants({ variant: "beet" })}
              >
                {t("again")}
              </IntentLink>
            ) : (
              <IntentLink href={ROUTES.addListing} className={buttonVariants({})}>
                {t("another")}
              </IntentLink>
            )}
          </p>
        </div>
        <ListingFacts {...listing} />
      </div>
    </main>
  );
}

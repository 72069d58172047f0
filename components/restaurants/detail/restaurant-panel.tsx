import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { RestaurantName } from "@/components/site/restaurant-name";
import { BoxSources } from "@/components/restaurants/detail/box-sources";
import { HoursDetails } from "@/components/restaurants/opening-hours/hours-details";
import { OpeningHours } from "@/components/restaurants/opening-hours/opening-hours";
import { UnknownHours } from "@/components/restaurants/opening-hours/unknown-hours";
import { RestaurantLocation } from "@/components/restaurants/detail/restaurant-location";
import { countryIn } from "@/lib/languages/country-name";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/place.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { telHref, websiteName } from "@/lib/restaurants/facts/contact";
import type { FactSources } from "@/lib/restaurants/facts/fact-sources";
import { OWNER_LINK_NAMES } from "@/lib/restaurants/facts/owner-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import { sentHours } from "@/lib/restaurants/hours/sent-hours";
import { knowsWeek } from "@/lib/restaurants/hours/with-closures";
import type { Restaurant } from "@/lib/restaurants/types";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { placeLine, streetLine } from "@/lib/restaurants/names/place-line";

const ROW = "contact-row";
const LINK = `${ROW} link`;

const NETWORKS = [
  { field: "instagram", label: "Instagram" },
  { field: "facebook", label: "Facebook" },
] as const;

const contactFacts = (t: Translator<keyof typeof english>) =>
  [
    [t("named.address"), "address"],
    [t("named.phone"), "phone"],
    [t("named.website"), "website"],
    [t("named.email"), "email"],
    ["Instagram", "instagram"],
    ["Facebook", "facebook"],
    [t("named.menuUrl"), "menuUrl"],
    [t("named.bookingUrl"), "bookingUrl"],
    [t("named.deliveryUrl"), "deliveryUrl"],
  ] as const;

/** A contact and those beside it, each once. */
const withMore = (first: string | undefined, more: readonly string[] = []) => [
  ...new Set([...(first ? [first] : []), ...more]),
];

const OWNER_LINKS = {
  menuUrl: { icon: "UtensilsCrossed", text: "link.menuUrl" },
  bookingUrl: { icon: "CalendarCheck", text: "link.bookingUrl" },
  deliveryUrl: { icon: "ShoppingBag", text: "link.deliveryUrl" },
} as const;

/** Pages that the owner names: the menu, where to book a table, who delivers. */
function OwnerLinks({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  return OWNER_LINK_NAMES.map((field) => {
    const url = restaurant[field];
    const { icon, text } = OWNER_LINKS[field];
    return (
      url && (
        <a key={field} href={url} rel="nofollow" className={LINK}>
          <Icon name={icon} />
          <span>
            {t(text)}
            <span className="sr-only">
              {t.rich("contact.of", {
                name: () => <RestaurantName key="name" {...restaurant} />,
              })}
            </span>
            <span className="block text-small wrap-anywhere text-ink-3">{new URL(url).host}</span>
          </span>
        </a>
      )
    );
  });
}

type RestaurantPanelProps = {
  restaurant: Restaurant;
  /** Who says its facts; a sample has none. */
  sources?: FactSources | undefined;
  /** Coming public holidays of which its hours say nothing. */
  silentHolidays?: readonly string[];
};

/** Contact, hours and location: beside the page on the desktop, before the description on phones. */
export function RestaurantPanel({
  restaurant,
  sources,
  silentHolidays = [],
}: RestaurantPanelProps) {
  const t = useTexts("place", english);
  const { postcode, country, phone, website, email } = restaurant;
  const name = () => <RestaurantName key="name" {...restaurant} />;
  const street = streetLine(restaurant);
  const { hours, timeZone, closure, socialMedia, moreContacts } = restaurant;
  const known = contactFacts(t).filter(([, field]) => factOf(restaurant, field));
  return (
    <aside aria-label={t("panel")} className="place-panel lg:sticky">
      <div className="max-lg:md:border-e max-lg:md:border-line">
        <section className="px-6 py-5">
          <h2 className="mb-1.5 text-h4 font-title">{t("contact")}</h2>
          <p className={ROW}>
            <Icon name="MapPin" />
            <span>
              {street}
              {street && <br />}
              <span className="text-ink-3">
                {postcode}{" "}
                {placeLine(cityNameIn(t.language, restaurant), countryIn(t.language, country))}
              </span>
            </span>
          </p>
          {withMore(phone, moreContacts?.phones).map((number) => (
            <a key={number} href={telHref(number)} className={LINK}>
              <Icon name="Phone" />
              <span>
                <span className="sr-only">{t.rich("contact.call", { name })}</span>
                <bdi>{number}</bdi>
              </span>
            </a>
          ))}
          {withMore(website, moreContacts?.websites).map((url) => (
            <a key={url} href={url} className={LINK}>
              <Icon name="Globe" />
              <span className="wrap-anywhere">
                <span className="sr-only">{t.rich("contact.website", { name })}</span>
                {websiteName(url)}
              </span>
            </a>
          ))}
          {sources && <OwnerLinks restaurant={restaurant} />}
          {sources &&
            withMore(email, moreContacts?.emails).map((mailbox) => (
              <a key={mailbox} href={`mailto:${mailbox}`} className={LINK}>
                <Icon name="Mail" />
                <span className="wrap-anywhere">
                  <span className="sr-only">{t.rich("contact.email", { name })}</span>
                  {mailbox}
                </span>
              </a>
            ))}
          {sources &&
            NETWORKS.map(({ field, label }) => {
              const page = socialMedia?.[field];
              return (
                page && (
                  <a key={field} href={page} rel="nofollow" className={LINK}>
                    <Icon name="AtSign" />
                    <span>
                      {label}
                      <span className="sr-only">{t.rich("contact.network", { name })}</span>
                    </span>
                  </a>
                )
              );
            })}
          {sources && <BoxSources {...{ restaurant, sources }} facts={known} />}
        </section>
        {closure !== "closed" && hours && knowsWeek(hours) && (
          <OpeningHours
            hours={sentHours(hours)}
            {...{ timeZone, silentHolidays }}
            saysNext={!mayHaveClosed(restaurant)}
          >
            {sources && <HoursDetails restaurant={restaurant} sources={sources} />}
          </OpeningHours>
        )}
        {closure !== "closed" && !(hours && knowsWeek(hours)) && sources && (
          <UnknownHours restaurant={restaurant} sources={sources} />
        )}
      </div>
      <RestaurantLocation restaurant={restaurant} />
    </aside>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { FeatureAlert } from "@/components/home/feature-alert";
import { FEATURE_VISUALS } from "@/components/home/feature-visuals";
import { Badge } from "@/components/ui/badge";
import { InEnglish } from "@/components/ui/in-english";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import type { Feature } from "@/lib/home/types";
import english from "@/lib/messages/en/home.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const CARD = cn(
  "group flex w-full items-start gap-4 border-b border-line py-4 text-start",
  "md:min-h-87 md:flex-col md:items-stretch md:gap-0 md:overflow-hidden md:rounded-xl md:border-0 md:py-0 md:transition-transform md:duration-200 md:ease-move md:hover:-translate-y-0.75",
);

/** The button inside covers the whole card, so the card shows the focus ring. */
const ALERT_CARD =
  "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus";

const GROUNDS = {
  turmeric: {
    card: "md:bg-turmeric-soft",
    icon: "max-md:bg-turmeric-soft max-md:text-turmeric-ink",
  },
  sprout: { card: "md:bg-sprout", icon: "max-md:bg-sprout-2" },
  beet: { card: "md:bg-beet-soft", icon: "max-md:bg-beet-soft max-md:text-beet-ink" },
};

type CardBodyProps = {
  feature: Feature;
  title: ReactNode;
  mark: ReactNode;
  /** The page that the card leads to. */
  href?: string;
  restaurants: RestaurantSummary[];
};

function CardBody({ feature, title, mark, restaurants, href }: CardBodyProps) {
  const t = useTexts("home", english);
  const { icon, Visual, ground } = FEATURE_VISUALS[feature.id];
  return (
    <>
      <div
        aria-hidden="true"
        className={cn(
          "grid size-14 flex-none place-items-center rounded-pin-lg md:relative md:size-auto md:min-h-47.5 md:flex-1 md:rounded-none md:p-6",
          GROUNDS[ground].icon,
        )}
      >
        <Icon name={icon} size={24} className="md:hidden" />
        <span className="contents max-md:hidden">
          <Visual restaurants={restaurants} />
        </span>
      </div>
      <div className="flex-1 md:flex-none md:px-6 md:pb-6">
        <h3 className="flex items-center justify-between gap-2 font-display text-h3 decoration-beet decoration-2 underline-offset-4 group-hover:underline">
          {title}
          {mark}
        </h3>
        <p className="mt-1.5 text-list text-ink-2">
          {t(feature.text)}
          {href && <InEnglish href={href} />}
        </p>
      </div>
    </>
  );
}

const ARROW = <Icon name="ArrowRight" size={22} className="stroke-2 rtl:-scale-x-100" />;

type FeaturesProps = {
  features: Feature[];
  restaurants: RestaurantSummary[];
  /** Whether there are favorites in accounts and reviews of members (P14.3). */
  isKept: boolean;
};

/** The page that a card leads to; undefined for one that shows a message. */
function hrefOf(feature: Feature, isKept: boolean) {
  if ("href" in feature) return feature.href;
  return isKept ? feature.keptHref : undefined;
}

/** Six cards, each with an illustration of the feature; on phones rows with an icon. */
export function Features({ features, restaurants, isKept }: FeaturesProps) {
  const t = useTexts("home", english);
  const soon = (
    <Badge tone="ink" className="min-h-6! font-sans tracking-normal">
      {t("features.soon")}
    </Badge>
  );
  return (
    <section className="wrap pt-(--section)">
      <h2 className="mb-7 max-w-176 headline text-h2 text-balance md:mb-12">{t("features")}</h2>
      <div className="grid border-t border-line md:grid-cols-2 md:gap-5 md:border-0 lg:grid-cols-3">
        {features.map((feature) => {
          const className = cn(CARD, GROUNDS[FEATURE_VISUALS[feature.id].ground].card);
          const href = hrefOf(feature, isKept);
          if (href)
            return (
              <IntentLink key={feature.id} href={href} isCard className={className}>
                <CardBody
                  {...{ feature, restaurants }}
                  title={t(feature.title)}
                  mark={ARROW}
                  href={href}
                />
              </IntentLink>
            );
          return (
            "alert" in feature && (
              <div key={feature.id} className={cn(className, ALERT_CARD)}>
                <CardBody
                  {...{ feature, restaurants }}
                  title={
                    <FeatureAlert
                      title={t(feature.title)}
                      message={t(feature.alert)}
                      messageSignedIn={t(feature.alertSignedIn)}
                      label={t("features.coming")}
                      close={t("features.ok")}
                    />
                  }
                  mark={soon}
                />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

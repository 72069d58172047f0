import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { CountryCard } from "@/components/cities/country-card";
import { Tip } from "@/components/site/tip";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { SampleNote } from "@/components/ui/sample-note";
import type { Country } from "@/lib/cities/types";
import english from "@/lib/messages/en/places/country.json";
import { ROUTES } from "@/lib/routes";

type CountriesProps = {
  countries: Country[];
  /** The lists of all countries, where the restaurants are real. */
  children?: ReactNode;
};

export function Countries({ countries, children }: CountriesProps) {
  const t = useTexts("country", english);
  return (
    <main className="wrap">
      <PageHeading
        title={t("countries.title")}
        lead={t(children ? "countries.lead" : "countries.lead.samples")}
      />
      <ul className="grid max-md:border-t max-md:border-line md:grid-cols-2 md:gap-x-7 md:gap-y-13 lg:grid-cols-3">
        {countries.map((country) => (
          <li key={country.name}>
            <CountryCard country={country} />
          </li>
        ))}
      </ul>
      {children ?? <SampleNote className="mt-8">{t("countries.sample")}</SampleNote>}
      <Tip
        title={t("tip")}
        className="mt-8 gap-y-6 md:mt-18 md:py-8"
        action={
          <IntentLink
            href={ROUTES.byCity}
            className={buttonVariants({ className: "max-md:w-full" })}
          >
            <Icon name="Building2" />
            {t("tip.action")}
          </IntentLink>
        }
      >
        {t(children ? "tip.text" : "tip.samples")}
      </Tip>
    </main>
  );
}

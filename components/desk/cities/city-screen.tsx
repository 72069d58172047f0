import { ItemHeading } from "@/components/desk/items/item-heading";
import { CityForm } from "@/components/desk/cities/city-form";
import { BackLink } from "@/components/ui/back-link";
import { formatCount } from "@/lib/counts";
import { cityHref, deskHref } from "@/lib/routes";

type CityScreenProps = {
  id: string;
  name: string;
  country: string;
  count: number;
  /** Slugs that lead to it. */
  former: readonly string[];
};

/** One city (P14.106). */
export function CityScreen({ id, name, country, count, former }: CityScreenProps) {
  return (
    <section aria-label="City" className="pt-3">
      <BackLink href={deskHref("cities")} label="Cities" />
      <ItemHeading
        title={name}
        subtitle={`${country}, ${formatCount(count)} restaurants`}
        links={[{ href: cityHref(id), label: "Open the page" }]}
      />
      <div className="mt-5">
        <CityForm key={`${id} ${name}`} id={id} name={name} />
      </div>
      {former.length > 0 && (
        <p className="mt-5 text-note text-ink-2">Former addresses: {former.join(", ")}.</p>
      )}
    </section>
  );
}

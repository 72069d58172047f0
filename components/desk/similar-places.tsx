import { IntentLink } from "@/components/ui/intent-link";
import { restaurantHref } from "@/lib/routes";

export type Similar = {
  id: string;
  name: string;
  address?: string | undefined;
  city: string;
  /** From what is looked at: "120 m". */
  distance?: string | undefined;
};

/** Restaurants that an item may be about as well, the nearest first. */
export function SimilarPlaces({ title, similar }: { title: string; similar: readonly Similar[] }) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="my-5 rounded-tile bg-turmeric-soft px-4 py-3">
      <h3 id="similar" className="font-strong text-turmeric-ink">
        {title}
      </h3>
      <ul>
        {similar.map(({ id, name, address, city, distance }) => (
          <li key={id}>
            <IntentLink href={restaurantHref(id)} className="inline-block py-1 underline">
              {name}
            </IntentLink>
            , {[address, city].filter(Boolean).join(", ")}
            {distance && ` (${distance} away)`}
          </li>
        ))}
      </ul>
    </section>
  );
}

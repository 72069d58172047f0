import { Plus } from "lucide-react";
import { chipVariants } from "@/components/ui/chip";
import type { Restaurant } from "@/lib/restaurants/types";
import { factHref } from "@/lib/routes";

/** The facts that are not known yet: name, and the field of the form for corrections. */
function unknownFacts(restaurant: Restaurant) {
  const { veganLevel, hours, address, phone, website, cuisine, description, wheelchair } =
    restaurant;
  const facts = [
    ["How vegan", "veganLevel", veganLevel],
    ["Opening hours", "hoursText", hours],
    ["Street address", "address", address],
    ["Telephone", "phone", phone],
    ["Website", "website", website],
    ["Cuisine", "cuisine", cuisine.length > 0],
    ["Description", "description", description],
    ["Wheelchair access", "wheelchair", wheelchair],
  ] as const;
  return facts.filter(([, , value]) => !value);
}

/** A link to the field of each unknown fact. */
export function UnknownFacts({ restaurant }: { restaurant: Restaurant }) {
  const unknown = unknownFacts(restaurant);
  if (unknown.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2.5 text-note font-semibold">Not known yet. Can you add it?</h3>
      <ul className="flex flex-wrap gap-2">
        {unknown.map(([name, field]) => (
          <li key={field}>
            <a
              href={factHref(restaurant.id, field)}
              rel="nofollow"
              className={chipVariants({ className: "border-dashed" })}
            >
              <Plus size={16} strokeWidth={2.2} aria-hidden="true" className="text-leaf-ink" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

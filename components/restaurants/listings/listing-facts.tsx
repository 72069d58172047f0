import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

type ListingFactsProps = {
  name: string;
  address: string;
  description: string;
  details: Readonly<Record<string, string>>;
  photoCount: number;
};

/** The facts of a listing as they were sent; missing ones are not named. */
export function ListingFacts({
  name,
  address,
  description,
  details,
  photoCount,
}: ListingFactsProps) {
  const { lat, lng, veganLevel } = details;
  const rows = [
    ["Name", name],
    ["Address", address],
    ["Description", description],
    ["Position", lat && lng && `${lat}, ${lng}`],
    ["How vegan", VEGAN_LEVEL_TEXTS[veganLevel as VeganLevel]?.label],
    ["Cuisines", details.cuisines],
    ["Opening hours", details.hours],
    ["Phone", details.phone],
    ["Website", details.website],
    ["Email", details.email],
    ["Photos", photoCount > 0 && String(photoCount)],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []));
  return (
    <section
      aria-labelledby="listing-facts"
      className="rounded-xl border border-line bg-surface px-6 pt-5 pb-3"
    >
      <h2 id="listing-facts" className="font-display text-h4">
        What you sent
      </h2>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-line py-2.5 last:border-0 sm:grid-cols-3"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line sm:col-span-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { listComma } from "@/lib/languages/marks";
import fields from "@/lib/messages/en/forms/fact-fields.json";
import labels from "@/lib/messages/en/forms/facts.json";
import english from "@/lib/messages/en/forms/listing-page.json";
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
  const t = useTexts("listing-page", english);
  const ofFacts = useTexts("fact-labels", labels);
  const ofFields = useTexts("fact-fields", fields);
  const words = useFactWords();
  const { lat, lng, veganLevel, cuisines } = details;
  const level = VEGAN_LEVEL_TEXTS[veganLevel as VeganLevel];
  const rows = [
    [ofFacts("name"), name],
    [ofFacts("address"), address],
    [ofFacts("description"), description],
    [ofFacts("position"), lat && lng && `${lat}, ${lng}`],
    [ofFacts("veganLevel"), veganLevel && level && words("level", veganLevel, level.label)],
    [
      ofFields("cuisines"),
      cuisines
        ?.split(", ")
        .map((cuisine) => words("cuisine", cuisine))
        .join(listComma(t.language)),
    ],
    [ofFacts("hoursText"), details.hours],
    [ofFacts("phone"), details.phone],
    [ofFacts("website"), details.website],
    [ofFacts("email"), details.email],
    [t("photos"), photoCount > 0 && String(photoCount)],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []));
  return (
    <section
      aria-labelledby="listing-facts"
      className="rounded-xl border border-line bg-surface px-6 pt-5 pb-3"
    >
      <h2 id="listing-facts" className="font-display text-h4">
        {t("sent")}
      </h2>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-line py-2.5 last:border-0 sm:grid-cols-3"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line sm:col-span-2">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

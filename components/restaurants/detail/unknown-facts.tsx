import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { InEnglish } from "@/components/ui/in-english";
import { PageLink } from "@/components/ui/page-link";
import { chipVariants } from "@/components/ui/chip";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/place.json";
import type { Restaurant } from "@/lib/restaurants/types";
import { factHref } from "@/lib/routes";

/** The facts that are not known yet: name, and the field of the form for corrections. */
function unknownFacts(restaurant: Restaurant, t: Translator<keyof typeof english>) {
  const { veganLevel, hours, address, phone, website, cuisine, description, wheelchair } =
    restaurant;
  const facts = [
    [t("fact.veganLevel"), "veganLevel", veganLevel],
    [t("unknown.hoursText"), "hoursText", hours],
    [t("unknown.address"), "address", address],
    [t("unknown.phone"), "phone", phone],
    [t("website"), "website", website],
    [t("fact.cuisine"), "cuisine", cuisine.length > 0],
    [t("unknown.description"), "description", description],
    [t("unknown.wheelchair"), "wheelchair", wheelchair],
  ] as const;
  return facts.filter(([, , value]) => !value);
}

/** A link to the field of each unknown fact. */
export function UnknownFacts({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  const unknown = unknownFacts(restaurant, t);
  if (unknown.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2.5 text-note font-semibold">
        {t("unknown")}
        {t.language !== DEFAULT_LANGUAGE && <InEnglish href={factHref(restaurant.id, "name")} />}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {unknown.map(([name, field]) => (
          <li key={field}>
            <PageLink
              isMarked={false}
              href={factHref(restaurant.id, field)}
              rel="nofollow"
              className={chipVariants({ className: "chip-dashed" })}
            >
              <Icon name="Plus" size={16} />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

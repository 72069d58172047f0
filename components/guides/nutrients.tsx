import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { SourceLinks } from "@/components/guides/source-links";
import english from "@/lib/messages/en/guides/guide-lists.json";
import type { Nutrient } from "@/lib/guides/types";

const ICONS: Record<Nutrient["id"], IconName> = { b12: "Pill", iron: "Citrus", omega3: "Nut" };

function NutrientColumn({ nutrient }: { nutrient: Nutrient }) {
  const { id, title, description, foods, sources } = nutrient;
  const icon = ICONS[id];
  return (
    <article className="border-t border-grove-2 py-7 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:border-s lg:border-t-0 lg:px-9 lg:py-0 lg:first:border-s-0 lg:first:ps-0 lg:last:pe-0">
      <Icon name={icon} size={28} className="text-turmeric" />
      <h3 className="mt-4 mb-2.5 font-display text-h3">{title}</h3>
      <p className="text-pretty text-on-grove-2">{description}</p>
      <ul className="mt-5 text-list">
        {foods.map((food) => (
          <li key={food} className="border-t border-grove-2 py-2.5">
            {food}
          </li>
        ))}
      </ul>
      <div className="mt-3 text-on-grove-2">
        <SourceLinks sources={sources} subject={title} lang="en" />
      </div>
    </article>
  );
}

export function Nutrients({ nutrients }: { nutrients: Nutrient[] }) {
  const t = useTexts("guide-lists", english);
  return (
    <section
      aria-labelledby="considerations"
      className="on-grove mt-14 bg-grove px-(--gutter) pt-14 pb-8 text-on-grove max-md:-mx-(--gutter) md:mt-18 md:rounded-block md:px-10 md:py-12 xl:p-18"
    >
      <h2 id="considerations" className="headline text-h2 text-balance">
        {t("health.considerations")}
      </h2>
      <div className="mt-6 lg:mt-12 lg:grid lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
        {nutrients.map((nutrient) => (
          <NutrientColumn key={nutrient.id} nutrient={nutrient} />
        ))}
      </div>
    </section>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import type { Strategy, StrategyId } from "@/lib/home/types";
import english from "@/lib/messages/en/home.json";

const ICONS: Record<StrategyId, IconName> = {
  audience: "Users",
  goals: "Target",
  competitors: "Scale",
  value: "Gem",
};

/** Four columns on a dark background; on phones each list is inline. */
export function Strategies({ strategies }: { strategies: Strategy[] }) {
  const t = useTexts("home", english);
  return (
    <section className="on-grove mt-(--section) bg-grove py-(--section) text-on-grove">
      <div className="wrap">
        <h2 className="max-w-[13em] headline text-h2 text-balance">{t("strategies")}</h2>
        <div className="mt-8 grid md:mt-14 md:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
          {strategies.map(({ id, title, points }) => {
            const icon = ICONS[id];
            return (
              <div
                key={id}
                className="border-grove-2 max-md:border-t max-md:py-6 md:border-s md:px-7 md:max-lg:odd:border-s-0 md:max-lg:odd:ps-0 lg:first:border-s-0 lg:first:ps-0"
              >
                <Icon
                  name={icon}
                  size={28}
                  className="text-turmeric max-md:float-start max-md:me-3"
                />
                <h3 className="mb-2.5 font-display text-h3 md:mt-4 md:mb-3">{t(title)}</h3>
                <ul className="text-list text-on-grove-2">
                  {points.map((point) => (
                    <li
                      key={t(point)}
                      className="border-grove-2 max-md:inline max-md:not-last:after:text-turmeric max-md:not-last:after:content-['_·_'] md:border-t md:py-2.5 md:first:border-t-0"
                    >
                      {t(point)}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

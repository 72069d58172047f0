import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { DifficultyBars } from "@/components/guides/difficulty-bars";
import { langOf, TitleOf, wordsOf } from "@/components/guides/guide-words";
import { GuidePage } from "@/components/guides/guide-page";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import type { Difficulty, Recipe } from "@/lib/guides/types";
import english from "@/lib/messages/en/guides/guide-lists.json";
import { recordHref, ROUTES } from "@/lib/routes";

/** The rows that are visible when the page opens. */
const EAGER_RECIPES = 2;
const DIFFICULTIES = {
  Easy: "difficulty.Easy",
  Medium: "difficulty.Medium",
  Hard: "difficulty.Hard",
} as const satisfies Record<Difficulty, string>;
const ICON = { size: 18 };

/** A row of the table. On phones an icon replaces the name, which is then for screen readers only. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between md:min-h-9.5 md:border-t md:border-line">
      <dt className="text-note text-ink-2 max-md:sr-only">{name}</dt>
      <dd className="flex items-center gap-1.5 text-small font-strong sm:text-note md:gap-2 md:text-body">
        {children}
      </dd>
    </div>
  );
}

function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const { cookTime, servings, difficulty } = recipe;
  const t = useTexts("guide-lists", english);
  return (
    <dl className="tabular-nums max-md:col-span-full max-md:grid max-md:grid-cols-both max-md:gap-x-4 max-md:pt-1.5 max-xs:grid-cols-1 narrow:max-md:grid-cols-[104px_1fr_auto] md:mt-auto md:pt-2">
      <Fact name={t("recipes.time")}>
        <Icon name="Clock" {...ICON} className="text-ink-3 md:hidden" />
        <time dateTime={`PT${cookTime}M`}>{t("minutes", { count: cookTime })}</time>
      </Fact>
      <Fact name={t("recipes.servings")}>
        <Icon name="Utensils" {...ICON} className="text-ink-3 md:hidden" />
        {t.rich("recipes.count", {
          count: servings,
          words: (words) => (
            <span key="words" aria-hidden="true" className="md:hidden">
              {words}
            </span>
          ),
        })}
      </Fact>
      <Fact name={t("recipes.difficulty")}>
        <DifficultyBars difficulty={difficulty} />
        {t(DIFFICULTIES[difficulty])}
      </Fact>
    </dl>
  );
}

function RecipeRow({ recipe, eager }: { recipe: Recipe; eager: boolean }) {
  const { id, description, image } = recipe;
  const t = useTexts("guide-lists", english);
  return (
    <article className="group relative grid h-full grid-cols-thumb gap-x-4 gap-y-1.5 border-b border-line py-4.5 md:grid-cols-[260px_minmax(0,1fr)] md:gap-7 md:py-7">
      <Illustration
        picture={image}
        eager={eager}
        lang={langOf(recipe, t.language)}
        className="aspect-square w-full rounded-tile object-cover max-md:row-span-2 md:rounded-lg"
      />
      <div className="max-md:contents md:flex md:flex-col md:pt-1">
        <h2 className="self-end font-display text-xl leading-close font-heading tracking-snug text-balance md:self-auto md:text-h3">
          <CardLink href={recordHref(ROUTES.recipes, id)}>
            <TitleOf text={recipe} page={t.language} />
          </CardLink>
        </h2>
        <p
          className="text-note leading-small text-pretty text-ink-2 max-md:col-start-2 md:mt-2.5 md:mb-4 md:text-body md:leading-normal"
          {...wordsOf(recipe, t.language)}
        >
          {description}
        </p>
        <RecipeFacts recipe={recipe} />
      </div>
    </article>
  );
}

export function Recipes({ recipes }: { recipes: Recipe[] }) {
  const t = useTexts("guide-lists", english);
  return (
    <GuidePage current={ROUTES.recipes} title={t("recipes")} lead={t("recipes.lead")}>
      <ul className="grid gap-x-12 border-t border-line xl:grid-cols-2">
        {recipes.map((recipe, index) => (
          <li key={recipe.id}>
            <RecipeRow recipe={recipe} eager={index < EAGER_RECIPES} />
          </li>
        ))}
      </ul>
    </GuidePage>
  );
}

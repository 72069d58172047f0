import { Icon } from "@/components/ui/icon";
import { Ingredients } from "@/components/guides/ingredients";
import { RecipeSteps } from "@/components/guides/recipe-steps";
import { RecipeFacts } from "@/components/guides/recipe-facts";
import { BackLink } from "@/components/ui/back-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { MoreList, type MoreEntry } from "@/components/ui/lists/more-list";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { Prose } from "@/components/ui/reading/prose";
import { SectionTabs } from "@/components/ui/section-tabs";
import type { Recipe } from "@/lib/guides/types";
import { menuEntries } from "@/lib/navigation";
import { recordHref, ROUTES } from "@/lib/routes";

const LIST = { href: ROUTES.recipes, label: "Vegan Recipes" };

/** The allergens of a recipe; packages hide more of them than recipes do. */
function Allergens({ allergens }: { allergens: string[] }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-small text-ink-2">
      <Icon name="Info" size={18} className="mt-px flex-none text-ink-3" />
      <span>
        <b>
          {allergens.length > 0
            ? `Allergens: ${allergens.join(", ")}. `
            : "None of the 14 allergens that the EU names. "}
        </b>
        Read the labels of what comes in packages.
      </span>
    </p>
  );
}

type RecipePageProps = {
  recipe: Recipe;
  previous: Recipe | undefined;
  next: Recipe | undefined;
  more: readonly MoreEntry[];
};

/** One recipe: ingredients for any number of people, the method, and notes. */
export function RecipePage({ recipe, previous, next, more }: RecipePageProps) {
  const { title, description, image, servings, ingredients, steps, allergens, text } = recipe;
  const linkTo = (other: Recipe | undefined) =>
    other && { href: recordHref(ROUTES.recipes, other.id), title: other.title };
  return (
    <main className="wrap">
      <SectionTabs
        label="Guide pages"
        tabs={menuEntries("guides")}
        current={ROUTES.recipes}
        below
      />
      <article>
        <div className="grid items-center gap-6 reading:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] reading:gap-[clamp(2rem,5vw,4.5rem)] reading:pt-8">
          <Illustration
            picture={image}
            eager
            className="aspect-4/3 w-full object-cover max-md:-mx-(--gutter) max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none md:rounded-[28px] md:max-reading:mt-8 reading:order-last print:max-h-[6cm] print:w-auto"
          />
          <div>
            <BackLink {...LIST} />
            <h1 className="mt-1 font-display text-h1 font-extrabold text-balance">{title}</h1>
            <p className="mt-4 text-lead text-pretty text-ink-2">{description}</p>
            <RecipeFacts recipe={recipe} />
          </div>
        </div>
        <div className="mt-7 grid items-start gap-[clamp(2rem,6vw,5.5rem)] md:mt-14 reading:grid-cols-[400px_minmax(0,1fr)] print:block">
          <Ingredients groups={ingredients} servings={servings}>
            <Allergens allergens={allergens} />
          </Ingredients>
          <div className="min-w-0">
            <RecipeSteps steps={steps} />
            <div className="mt-6 max-w-152 border-t border-line pt-8">
              <Prose tree={text.body.tree} />
            </div>
          </div>
        </div>
      </article>
      <PreviousNext label="Recipes" previous={linkTo(previous)} next={linkTo(next)} />
      <MoreList
        title="More like this"
        entries={more}
        all={{ href: LIST.href, label: "All recipes" }}
      />
    </main>
  );
}

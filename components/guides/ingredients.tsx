"use client";

import { Icon } from "@/components/ui/icon";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import {
  formatCupsAndSpoons,
  formatFraction,
  formatMetric,
  roundCount,
} from "@/lib/guides/amounts";
import { cn } from "@/lib/cn";
import type { Ingredient, IngredientGroup } from "@/lib/guides/types";

const MOST_SERVINGS = 24;
const STEP_BUTTON =
  "grid size-11.5 place-items-center rounded-[10px] hover:bg-sprout-2 disabled:cursor-not-allowed disabled:text-ink-3 noscript:hidden print:hidden";
const UNIT = cn(
  "flex min-h-11 cursor-pointer items-center justify-center rounded-[10px] font-semibold text-ink-2",
  "has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm forced-colors:has-checked:outline-2",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
);

/** Amount and name in both systems of measures; which one shows is the choice above the list, without a script. */
function Measured({ ingredient, factor }: { ingredient: Ingredient; factor: number }) {
  const { name, plural, count, note } = ingredient;
  const metric = formatMetric(ingredient, factor);
  const cups = formatCupsAndSpoons(ingredient, factor);
  const counted = count === undefined ? undefined : roundCount(count, factor);
  return (
    <span className="min-w-0 group-has-checked/item:text-ink-3 group-has-checked/item:line-through print:no-underline">
      {metric && <b className="group-has-[[value=cups]:checked]/units:hidden">{metric} </b>}
      {cups && <b className="hidden group-has-[[value=cups]:checked]/units:inline">{cups} </b>}
      {counted !== undefined && <b>{formatFraction(counted)} </b>}
      {counted !== undefined && counted > 1 ? (plural ?? name) : name}
      {note && <span className="text-ink-3">, {note}</span>}
    </span>
  );
}

function IngredientRow({ ingredient, factor }: { ingredient: Ingredient; factor: number }) {
  return (
    <li className="border-line not-first:border-t">
      <label className="group/item flex min-h-12 cursor-pointer items-start gap-3 py-3 leading-copy tabular-nums">
        <input type="checkbox" className="mt-px size-5 flex-none accent-ink print:hidden" />
        <Measured ingredient={ingredient} factor={factor} />
      </label>
    </li>
  );
}

type IngredientsProps = {
  groups: IngredientGroup[];
  /** For how many the amounts are written. */
  servings: number;
  /** Below the list. */
  children: ReactNode;
};

/** The ingredients for as many people as there are: a list to tick off, in metric or in US measures. */
export function Ingredients({ groups, servings: base, children }: IngredientsProps) {
  const [servings, setServings] = useState(base);
  const factor = servings / base;
  return (
    <section
      aria-labelledby="ingredients"
      className="group/units bg-sprout px-(--gutter) py-6 max-md:-mx-(--gutter) md:rounded-xl md:px-7 reading:sticky reading:top-24 reading:fits-window print:bg-transparent print:p-0"
    >
      <h2 id="ingredients" className="font-display text-h3">
        Ingredients
      </h2>
      <div className="mt-4 mb-1 flex items-center justify-between gap-4">
        <b id="servings">Servings</b>
        <div
          role="group"
          aria-labelledby="servings"
          className="inline-flex items-center rounded-md border-[1.5px] border-control bg-surface print:border-transparent noscript:border-transparent"
        >
          <button
            type="button"
            aria-label="One serving less"
            disabled={servings === 1}
            onClick={() => setServings(servings - 1)}
            className={STEP_BUTTON}
          >
            <Icon name="Minus" />
          </button>
          <b aria-live="polite" aria-atomic="true" className="min-w-9 text-center tabular-nums">
            {servings}
          </b>
          <button
            type="button"
            aria-label="One serving more"
            disabled={servings === MOST_SERVINGS}
            onClick={() => setServings(servings + 1)}
            className={STEP_BUTTON}
          >
            <Icon name="Plus" />
          </button>
        </div>
      </div>
      <fieldset className="mt-2.5 mb-1 grid grid-cols-2 rounded-md bg-sprout-2 p-1 print:hidden">
        <legend className="sr-only">Units</legend>
        {[
          ["metric", "Metric"],
          ["cups", "US cups"],
        ].map(([value, label]) => (
          <label key={value} className={UNIT}>
            <input
              type="radio"
              name="units"
              value={value}
              defaultChecked={value === "metric"}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {groups.map(({ group, items }, index) => (
        <div key={group ?? index}>
          {group && <h3 className="mt-4.5 mb-1 text-h4">{group}</h3>}
          <ul>
            {items.map((ingredient) => (
              <IngredientRow key={ingredient.name} ingredient={ingredient} factor={factor} />
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-1 min-h-[1.45em] text-small text-ink-2">
        {factor !== 1 && `Amounts in the method are for ${base}.`}
      </p>
      {children}
      <Button
        size="sm"
        onClick={() => window.print()}
        className="mt-4 w-full print:hidden noscript:hidden"
      >
        <Icon name="Printer" size={18} />
        Print
      </Button>
    </section>
  );
}

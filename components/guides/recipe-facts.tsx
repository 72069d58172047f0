import type { Recipe } from "@/lib/guides/types";

type Fact = { name: string; value: string };

function factsOf({ cookTime, steps, difficulty }: Recipe): Fact[] {
  const active = steps
    .filter(({ kind, parallel }) => kind === "active" && !parallel)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    { name: "in all", value: `${cookTime} min` },
    { name: "hands on", value: `${active} min` },
    { name: "to make", value: difficulty },
  ];
}

/** Time and difficulty in a row. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <dl className="mt-6 grid grid-cols-3 divide-x divide-line border-y border-line">
      {factsOf(recipe).map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse py-3 ps-3.5 first:ps-0 md:py-3.5 md:ps-4">
          <dt className="text-note text-ink-2">{name}</dt>
          <dd className="font-display text-2xl leading-[1.1] font-extrabold tabular-nums md:text-4xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { BarChart } from "@/components/desk/health/bar-chart";
import type { Counts } from "@/components/desk/desk-frame";
import { ageOf } from "@/lib/desk/ages";
import { wordsOf } from "@/lib/desk/queues";

type Figures = readonly { label: string; count: number }[];

type HealthScreenProps = {
  countries: Figures;
  levels: Figures;
  ages: Figures;
  searches: Figures;
  counts: Counts;
  now: Date;
};

/** How long the oldest of each queue has waited. */
function QueueAges({ counts, now }: Pick<HealthScreenProps, "counts" | "now">) {
  const texts = counts.map(({ queue, oldest }) => ({
    label: wordsOf(queue).label,
    age: oldest ? ageOf(oldest, now) : "nothing waiting",
  }));
  return (
    <div>
      <BarChart
        title="Queues"
        of="Queue"
        unit="Waiting"
        figures={counts.map(({ queue, count }) => ({ label: wordsOf(queue).label, count }))}
        none="There are no queues."
      />
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-note">
        {texts.map(({ label, age }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">Oldest of {label}</dt>
            <dd>{age}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How the directory is (P14.109). */
export function HealthScreen({ counts, now, ...figures }: HealthScreenProps) {
  const unit = "Restaurants";
  const none = "There are no restaurants.";
  return (
    <section aria-labelledby="health-heading" className="pt-5">
      <h2 id="health-heading" className="headline text-h3">
        Health
      </h2>
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <BarChart title="By country" of="Country" {...{ unit, none }} figures={figures.countries} />
        <BarChart title="How vegan" of="Level" {...{ unit, none }} figures={figures.levels} />
        <BarChart
          title="Age of facts"
          of="Last checked"
          {...{ unit, none }}
          figures={figures.ages}
        />
        <QueueAges counts={counts} now={now} />
        <BarChart
          title="Searches without results"
          of="Search"
          unit="Times"
          figures={figures.searches}
          none="Every search of the last 90 days found something."
        />
      </div>
    </section>
  );
}

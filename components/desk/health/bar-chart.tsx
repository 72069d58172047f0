import { useId } from "react";
import { formatCount } from "@/lib/counts";

type Figure = { label: string; count: number };

type BarChartProps = {
  title: string;
  /** What the rows are: "Country". */
  of: string;
  /** What is counted: "Restaurants". */
  unit: string;
  figures: readonly Figure[];
  /** The text where there are no figures. */
  none: string;
};

const ROW = 44;
const BAR_TOP = 24;
const BAR = 12;

function Bars({ figures }: { figures: readonly Figure[] }) {
  const most = Math.max(...figures.map(({ count }) => count), 1);
  return figures.map(({ label, count }, index) => (
    <g key={label}>
      <text x="0" y={index * ROW + 16} className="fill-current text-note">
        {label}
      </text>
      <text x="100%" y={index * ROW + 16} textAnchor="end" className="fill-current text-note">
        {formatCount(count)}
      </text>
      <rect y={index * ROW + BAR_TOP} width="100%" height={BAR} rx="4" className="fill-sprout-2" />
      <rect
        y={index * ROW + BAR_TOP}
        width={`${(count / most) * 100}%`}
        height={BAR}
        rx="4"
        className="fill-leaf"
      />
    </g>
  ));
}

/** Counts as bars, and as a table, for reading and for screen readers (P14.109). */
export function BarChart({ title, of, unit, figures, none }: BarChartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-display text-h4">
        {title}
      </h3>
      {figures.length === 0 ? (
        <p className="mt-2 text-note text-ink-2">{none}</p>
      ) : (
        <>
          <svg
            role="img"
            aria-label={`Bar chart: ${title}. The table below has its numbers.`}
            width="100%"
            height={figures.length * ROW}
            className="mt-3 block"
          >
            <Bars figures={figures} />
          </svg>
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold">
              As a table<span className="sr-only">: {title}</span>
            </summary>
            <table className="w-full border-collapse text-note">
              <thead>
                <tr>
                  <th scope="col" className="border-b border-line py-2 text-left">
                    {of}
                  </th>
                  <th scope="col" className="border-b border-line py-2 text-right">
                    {unit}
                  </th>
                </tr>
              </thead>
              <tbody>
                {figures.map(({ label, count }) => (
                  <tr key={label}>
                    <th scope="row" className="border-b border-line py-2 text-left font-normal">
                      {label}
                    </th>
                    <td className="border-b border-line py-2 text-right tabular-nums">
                      {formatCount(count)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

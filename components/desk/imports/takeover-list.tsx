import { TakeoverForm } from "@/components/desk/imports/takeover-form";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { MixedText } from "@/components/site/mixed-text";
import { IntentLink } from "@/components/ui/intent-link";
import { deskHref } from "@/lib/routes";

type Tags = Readonly<Record<string, string>>;
export type Takeover = NameForms & {
  ref: string;
  restaurantId: string;
  city: string;
  before: Tags;
  after: Tags;
};

function Differences({ before, after }: Pick<Takeover, "before" | "after">) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => before[key] !== after[key],
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-note">
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Until now</th>
            <th scope="col">Now in OpenStreetMap</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-3 font-normal text-ink-2">
                {key}
              </th>
              <td className="py-1 pr-3 wrap-anywhere">
                <MixedText text={before[key] ?? "not there"} />
              </td>
              <td className="py-1 wrap-anywhere">
                <MixedText text={after[key] ?? "not there"} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Elements that may have become another business: both versions, and the decision (P14.109). */
export function TakeoverList({ takeovers }: { takeovers: readonly Takeover[] }) {
  if (takeovers.length === 0) return null;
  return (
    <section aria-labelledby="takeovers">
      <h3 id="takeovers" className="font-display text-h4">
        The same business?
      </h3>
      <p className="mt-1 text-note text-ink-2">
        These elements changed so much that they may be another business. Until you decide, their
        pages stay as they were. The next import carries it out: another business gets a page of its
        own, and this one closes.
      </p>
      <ul className="grid gap-4 pt-3">
        {takeovers.map(({ ref, restaurantId, city, before, after, ...names }) => (
          <li key={ref} className="border-b border-line pb-4">
            <IntentLink href={deskHref("venues", restaurantId)} className="link font-semibold">
              <BothNames {...names} />
            </IntentLink>
            , {city},{" "}
            <a
              href={`https://www.openstreetmap.org/${ref}/history`}
              rel="noreferrer"
              className="link"
            >
              {ref}
            </a>
            <Differences before={before} after={after} />
            <TakeoverForm takeoverRef={ref} name={<BothNames {...names} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

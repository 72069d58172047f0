import type { ReactNode } from "react";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";

export type MoreEntry = {
  href: string;
  title: ReactNode;
  detail: string;
  image: { src: string; width: number; height: number };
};

type MoreListProps = {
  title: string;
  entries: readonly MoreEntry[];
  /** The list that they are from. */
  all?: { href: string; label: string };
};

/** Where to go from the end of a page: pictures with titles, and the way to all of them. */
export function MoreList({ title, entries, all }: MoreListProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="more" className="pt-[clamp(3rem,2rem+3vw,5rem)] print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="more" className="font-display text-h2 font-extrabold">
          {title}
        </h2>
        {all && (
          <IntentLink href={all.href} className="link inline-flex min-h-11 items-center">
            {all.label}
          </IntentLink>
        )}
      </div>
      <ul className="grid gap-4 md:gap-7 lg:grid-cols-2">
        {entries.map(({ href, title: name, detail, image }) => (
          <li
            key={href}
            className="group relative grid grid-cols-[104px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[200px_minmax(0,1fr)] md:gap-6"
          >
            <Illustration
              picture={{ ...image, alt: "" }}
              className="aspect-square w-full rounded-lg object-cover md:aspect-4/3"
            />
            <div>
              <h3 className="font-display text-xl leading-[1.06] font-[750] tracking-snug text-balance md:text-h3">
                <CardLink href={href}>{name}</CardLink>
              </h3>
              <p className="mt-1.5 text-small text-ink-3">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

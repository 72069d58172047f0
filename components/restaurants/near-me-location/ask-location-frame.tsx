import { useTexts } from "#texts";
import type { ReactNode } from "react";
import english from "@/lib/messages/en/near-me/ask.json";

type AskLocationFrameProps = { title: string; box: ReactNode; children: ReactNode };

/** What near me shows in the place of its list while no location is known (P4.20). */
export function AskLocationFrame({ title, box, children }: AskLocationFrameProps) {
  const t = useTexts("ask", english);
  return (
    <section
      aria-label={t("label")}
      className="min-h-120 max-w-190 py-4 in-data-located:invisible md:py-8"
    >
      <h2 className="mb-4 font-display text-h3">{title}</h2>
      {box}
      {children}
    </section>
  );
}

/** Places to choose from, as list items. */
export function PlaceChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-6 mb-2.5 text-note font-strong">{label}</p>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </>
  );
}

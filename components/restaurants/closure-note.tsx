import { TriangleAlert } from "lucide-react";

const TEXTS = {
  missing:
    "This place may have closed: OpenStreetMap no longer lists it with vegan food. Call before you go.",
  reported:
    "Members say that this place has closed for good. A moderator has not decided yet: call before you go.",
  closed: "This place has closed for good. The restaurants nearby are below.",
} as const;

/** Says that a restaurant is gone, or may be. */
export function ClosureNote({ closure }: { closure: keyof typeof TEXTS }) {
  return (
    <p className="mt-5 flex items-start gap-3 rounded-xl bg-turmeric-soft px-5 py-4 text-turmeric-ink">
      <TriangleAlert size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>{TEXTS[closure]}</span>
    </p>
  );
}

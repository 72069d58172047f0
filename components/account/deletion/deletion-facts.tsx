import { X } from "@/components/ui/icons";

const FACTS = [
  "Your name, your email, your favorites and your lists are erased for good.",
  "Your photos come down, and what you sent us is deleted.",
];

/** What is deleted permanently with an account (P14.61). */
export function DeletionFacts() {
  return (
    <>
      <ul className="mb-3 grid gap-1.5">
        {FACTS.map((fact) => (
          <li key={fact} className="flex gap-3">
            <X size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
            {fact}
          </li>
        ))}
      </ul>
      <p>
        A forum topic that others have answered keeps its first post, without your name. For seven
        days you can change your mind.
      </p>
    </>
  );
}

import { useTexts } from "#texts";
import { Objection } from "@/components/account/profile/objection";
import english from "@/lib/messages/en/forms/failures.json";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";

/** Says until when an account may write nothing and why, and how to object (P14.96). */
export function SuspensionNotice({ suspension }: { suspension: Suspension | undefined }) {
  const t = useTexts("form-failures", english);
  if (!suspension) return null;
  return (
    <section
      aria-labelledby="suspension"
      className="mb-8 rounded-lg bg-tomato-soft px-5 py-4 wrap-anywhere text-tomato-ink"
    >
      <h2 id="suspension" className="text-body font-semibold">
        {suspensionText(suspension, t)}
      </h2>
      <p className="mt-2 max-w-152 text-note">
        <Objection id="suspended" />
      </p>
    </section>
  );
}

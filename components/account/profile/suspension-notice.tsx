import { IntentLink } from "@/components/ui/intent-link";
import { suspensionText, type Suspension } from "@/lib/moderation/suspension";
import { ROUTES } from "@/lib/routes";

/** Says until when an account may write nothing and why, and how to object (P14.96). */
export function SuspensionNotice({ suspension }: { suspension: Suspension | undefined }) {
  if (!suspension) return null;
  return (
    <section
      aria-labelledby="suspension"
      className="mb-8 rounded-lg bg-tomato-soft px-5 py-4 wrap-anywhere text-tomato-ink"
    >
      <h2 id="suspension" className="text-body font-semibold">
        {suspensionText(suspension)}
      </h2>
      <p className="mt-2 max-w-152 text-note">
        A moderator decided this under the{" "}
        <IntentLink href={ROUTES.terms} className="link">
          terms
        </IntentLink>
        . If you think this is wrong,{" "}
        <IntentLink href={ROUTES.contact} className="link">
          write to us
        </IntentLink>{" "}
        and someone will look at it again. You can also turn to a court or to an out-of-court
        dispute settlement body.
      </p>
    </section>
  );
}

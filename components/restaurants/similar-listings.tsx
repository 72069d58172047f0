import { useForm } from "@/components/forms/server-form";
import { IntentLink } from "@/components/ui/intent-link";

/** Asks whether a listing is about a restaurant that is listed; sending it again says that it is not. */
export function SimilarListings() {
  const { similar } = useForm();
  if (!similar) return null;
  return (
    <section
      role="alert"
      tabIndex={-1}
      data-failure
      className="rounded-tile bg-turmeric-soft px-5 py-4"
    >
      <h2 className="text-title font-title">Is it one of these?</h2>
      <ul className="my-2">
        {similar.map(({ href, name, place }) => (
          <li key={href} className="border-b border-line py-2 last:border-0">
            <IntentLink href={href} className="link font-semibold">
              {name}
            </IntentLink>
            <span className="block text-small text-ink-2">{place}</span>
          </li>
        ))}
      </ul>
      <p>If it is none of them, send it once more: it is new.</p>
      <input type="hidden" name="isNew" value="yes" />
    </section>
  );
}

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState } from "react";
import { useForm } from "@/components/forms/server-form";
import { useSimilarListings } from "@/components/restaurants/listings/use-similar-listings";
import { SummaryName } from "@/components/site/summary-name";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { spoken } from "@/components/ui/spoken";
import english from "@/lib/messages/en/forms/listing.json";
import type { SimilarListing } from "@/lib/finding/similar-listings";

function SimilarRow({ href, place, name, nameLang, latinName }: SimilarListing) {
  const t = useTexts("listing-form", english);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-turmeric py-2.5 last:border-0">
      <div className="min-w-0 flex-1">
        <b className="block font-title">
          <SummaryName {...{ name, nameLang }} />
          {latinName && ` (${latinName})`}
        </b>
        <span className="block text-small text-ink-2">{place}</span>
      </div>
      <IntentLink href={href} className={buttonVariants({ size: "sm" })}>
        {t.rich("similar.yes", {
          name: () => <SummaryName key="name" {...{ name, nameLang }} />,
          spoken,
        })}
      </IntentLink>
    </li>
  );
}

type SimilarListingsProps = { typed: Readonly<Record<string, string>> };

/**
 * Asks whether a listing is about a restaurant that is listed, as soon as its name and place are typed, and when it is sent; sending
 * the form again means that it is not (P14.35, P14.323).
 */
export function SimilarListings({ typed }: SimilarListingsProps) {
  const t = useTexts("listing-form", english);
  const { similar: returned } = useForm();
  const found = useSimilarListings(typed, t.language);
  const [denied, setDenied] = useState<readonly string[]>([]);
  const known = found.length > 0 ? found : (returned ?? []);
  const open = known.filter(({ href }) => !denied.includes(href));
  const isDenied = known.length > 0 && open.length === 0;
  return (
    <div aria-live="polite">
      {open.length > 0 && (
        <section
          {...(returned && { role: "alert" })}
          tabIndex={-1}
          data-failure
          aria-labelledby="similar-listings"
          className="rounded-tile bg-turmeric-soft px-5 py-4"
        >
          <h2 id="similar-listings" className="text-title font-title text-turmeric-ink">
            {t("similar")}
          </h2>
          <ul className="my-1">
            {open.map((restaurant) => (
              <SimilarRow key={restaurant.href} {...restaurant} />
            ))}
          </ul>
          {returned && <p>{t("similar.again")}</p>}
          <button
            type="button"
            onClick={() => setDenied(known.map(({ href }) => href))}
            className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-note font-semibold noscript:hidden"
          >
            <Icon name="X" size={17} className="icon-bold" />
            {t("similar.no")}
          </button>
        </section>
      )}
      {(returned || isDenied) && <input type="hidden" name="isNew" value="yes" />}
    </div>
  );
}

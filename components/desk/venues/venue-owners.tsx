"use client";

import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { endOwnership } from "@/lib/desk/actions";
import { revocationSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

type Owner = { claimId: string; name: string | null };

function OwnerEntry({ id, owner }: { id: string; owner: Owner }) {
  const headingId = useId();
  const name = owner.name ?? "A member";
  return (
    <li>
      <p className="font-semibold">{name}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          <span id={headingId}>
            End the ownership<span className="sr-only"> of {name}</span>
          </span>
        </summary>
        <ServerForm
          action={endOwnership}
          schema={revocationSchema}
          labelledBy={headingId}
          path={deskHref("venues", id)}
          className="grid grid-cols-1 gap-3"
        >
          <input type="hidden" name="restaurantId" value={id} />
          <input type="hidden" name="claimId" value={owner.claimId} />
          <AreaField
            name="reason"
            label="Reason"
            hint="The owner sees this."
            rows={2}
            aria-required
          />
          <div>
            <SendButton size="sm" variant="line" busyLabel="Ending...">
              End it
            </SendButton>
          </div>
        </ServerForm>
      </details>
    </li>
  );
}

/** Who owns a restaurant by an accepted claim, and the end of it (P14.84). */
export function VenueOwners({ id, owners }: { id: string; owners: readonly Owner[] }) {
  if (owners.length === 0) return null;
  return (
    <section aria-labelledby="venue-owners" className="border-t border-line pt-5">
      <h3 id="venue-owners" className="font-display text-h4">
        Owners
      </h3>
      <ul className="mt-2 grid gap-3">
        {owners.map((owner) => (
          <OwnerEntry key={owner.claimId} id={id} owner={owner} />
        ))}
      </ul>
    </section>
  );
}

import { GuestList } from "@/components/community/guest-list";
import { BackLink } from "@/components/ui/back-link";
import type { CommunityEvent, Guests } from "@/lib/community/types";
import { recordHref, ROUTES } from "@/lib/routes";

type GuestsScreenProps = {
  event: Pick<CommunityEvent, "id" | "title">;
  /** Undefined for visitors who do not go there. */
  guests: Guests | undefined;
};

/** Who goes to an event, on a page of its own: where no script adds them to the event's (P14.54). */
export function GuestsScreen({ event: { id, title }, guests }: GuestsScreenProps) {
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={recordHref(ROUTES.events, id)} label={title} />
      <h1 className="mt-1 mb-8 headline text-h2">Members who are going</h1>
      {guests ? (
        <GuestList guests={guests} />
      ) : (
        <p className="text-ink-2">Join the event, and you see who else of the members is going.</p>
      )}
    </main>
  );
}

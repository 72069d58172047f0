import { useTexts } from "#texts";
import { OwnText } from "@/components/ui/reading/own-text";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { IntentLink } from "@/components/ui/intent-link";
import type { Guests } from "@/lib/community/types";
import english from "@/lib/messages/en/events/guests.json";
import { memberHref } from "@/lib/routes";

/** The members who go to an event, by their public names. */
export function GuestList({ guests: { members, others } }: { guests: Guests }) {
  const t = useTexts("event-guests", english);
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-[repeat(auto-fill,minmax(190px,1fr))]">
        {members.map(({ name, slug }) => (
          <li key={slug} className="flex items-center gap-3 leading-snug font-semibold">
            <MemberPortrait name={name} className="size-13 rounded-[15px_15px_15px_3px]" />
            <IntentLink href={memberHref(slug)} className="min-w-0 wrap-anywhere hover:underline">
              <OwnText language={t.language} text={name} />
            </IntentLink>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-4 text-ink-2">{t("others", { count: others })}</p>}
    </>
  );
}

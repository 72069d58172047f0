import type { ReactNode } from "react";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { Avatar } from "@/components/ui/avatar";

const PORTRAIT = "rounded-[13px_13px_13px_3px] border-2 border-sprout not-first:-ml-2";

/** More portraits than this do not fit. */
const MAX_PORTRAITS = 7;

/** A sample has a portrait; a member has the first letter of the name instead. */
export type Participant = { name: string; avatar?: string };

const firstName = ({ name }: Participant) => name.split(" ")[0] ?? name;

/** "Noor, Jun and Priya". */
function listNames(people: Participant[]) {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(people.map(firstName));
}

type TopicParticipantsProps = { people: Participant[]; children?: ReactNode };

/** Who writes on a page of a topic; each once. */
export function TopicParticipants({ people, children }: TopicParticipantsProps) {
  const named = people.filter(
    ({ name }, index) => people.findIndex((other) => other.name === name) === index,
  );
  return (
    <aside aria-labelledby="participants" className="rounded-xl bg-sprout p-6 lg:mt-8">
      <h2 id="participants" className="font-display text-h3">
        In this topic
      </h2>
      <p className="mt-4 mb-2.5">
        <span className="inline-flex flex-none">
          {named
            .slice(0, MAX_PORTRAITS)
            .map(({ name, avatar }) =>
              avatar ? (
                <Avatar key={name} src={avatar} size={40} loading="lazy" className={PORTRAIT} />
              ) : (
                <MemberPortrait key={name} name={name} className={`size-10 ${PORTRAIT}`} />
              ),
            )}
        </span>
      </p>
      <p className="text-small wrap-anywhere text-ink-2">{listNames(named)}</p>
      {children}
    </aside>
  );
}

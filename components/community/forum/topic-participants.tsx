import { useTexts } from "#texts";
import { Fragment, type ReactNode } from "react";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { OwnText } from "@/components/ui/reading/own-text";
import { Avatar } from "@/components/ui/avatar";
import { isSaidBySite, wordsIn } from "@/lib/forum/words-in";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import english from "@/lib/messages/en/forum/forum.json";

const PORTRAIT = "rounded-[13px_13px_13px_3px] border-2 border-sprout not-first:-ms-2";

/** More portraits than this do not fit. */
const MAX_PORTRAITS = 7;

/** A sample has a portrait; a member has the first letter of the name instead. */
export type Participant = { name: string; avatar?: string };

const firstName = (name: string) => name.split(" ")[0] ?? name;

/** "Noor, Jun and Priya". */
function Names({ language, names }: { language: Language; names: string[] }) {
  const list = new Intl.ListFormat(LANGUAGES[language].tag, { type: "conjunction" });
  if (language === DEFAULT_LANGUAGE) return list.format(names);
  return list
    .formatToParts(names)
    .map(({ type, value }, index) => (
      <Fragment key={index}>
        {type === "element" ? <OwnText language={language} text={value} /> : value}
      </Fragment>
    ));
}

type TopicParticipantsProps = { people: Participant[]; children?: ReactNode };

/** Who writes on a page of a topic; each once. */
export function TopicParticipants({ people, children }: TopicParticipantsProps) {
  const t = useTexts("forum", english);
  const { language } = t;
  const named = people.filter(
    ({ name }, index) => people.findIndex((other) => other.name === name) === index,
  );
  const names = named.map(({ name }) =>
    language !== DEFAULT_LANGUAGE && isSaidBySite(name) ? wordsIn(t, name) : firstName(name),
  );
  return (
    <aside aria-labelledby="participants" className="rounded-xl bg-sprout p-6 lg:mt-8">
      <h2 id="participants" className="font-display text-h3">
        {t("participants")}
      </h2>
      <p className="mt-4 mb-2.5">
        <span className="inline-flex flex-none">
          {named
            .slice(0, MAX_PORTRAITS)
            .map(({ name, avatar }) =>
              avatar ? (
                <Avatar key={name} src={avatar} size={40} loading="lazy" className={PORTRAIT} />
              ) : (
                <MemberPortrait
                  key={name}
                  name={wordsIn(t, name)}
                  className={`size-10 ${PORTRAIT}`}
                />
              ),
            )}
        </span>
      </p>
      <p className="text-small wrap-anywhere text-ink-2">
        <Names {...{ language, names }} />
      </p>
      {children}
    </aside>
  );
}

import { findSettingsFault } from "@/lib/env";
import { findQuotingFault, type Values } from "@/scripts/setup/env-file";

export type Question = {
  name: string;
  /** What the operator is asked, with an example. */
  text: string;
  /** Taken by an empty answer, unless the file has a value. */
  initial?: string;
  isOptional?: boolean;
  /** What is wrong with an answer, as one sentence. */
  findFault: (answer: string) => string | undefined;
};

const DOMAIN = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;

/** As the server would refuse it at its start. */
const settingFault = (name: string) => (answer: string) => findSettingsFault({ [name]: answer });

export const QUESTIONS: readonly Question[] = [
  {
    name: "CHARD_DOMAIN",
    text: "The domain of the site, such as vegan.example",
    findFault: (answer) =>
      DOMAIN.test(answer)
        ? undefined
        : "The domain is its name alone, in small letters, such as vegan.example.",
  },
  {
    name: "NEXT_PUBLIC_SITE_NAME",
    text: "The name of the site",
    initial: "Chard",
    findFault: settingFault("NEXT_PUBLIC_SITE_NAME"),
  },
  {
    name: "CHARD_IMPORT",
    text: 'The area whose restaurants it shows, as OpenStreetMap names it, such as Österreich; "world" for all; empty to import by hand',
    isOptional: true,
    findFault: settingFault("CHARD_IMPORT"),
  },
  {
    name: "SMTP_URL",
    text: "The mail server, such as smtps://user:password@mail.example:465; empty to send no e-mail",
    isOptional: true,
    findFault: settingFault("SMTP_URL"),
  },
  {
    name: "NEXT_PUBLIC_CONTACT_EMAIL",
    text: "Your e-mail address: shown as the contact, and the first moderator's account",
    findFault: settingFault("NEXT_PUBLIC_CONTACT_EMAIL"),
  },
];

/** Asks one question until the answer can be used; undefined when there are no more answers. */
export async function askQuestion(
  question: Question,
  known: Values,
  {
    ask,
    say,
  }: { ask: (prompt: string) => Promise<string | undefined>; say: (text: string) => void },
): Promise<string | undefined> {
  const initial = known[question.name] ?? question.initial ?? "";
  for (;;) {
    const typed = await ask(`${question.text}${initial ? ` [${initial}]` : ""}: `);
    if (typed === undefined) return undefined;
    // A dash takes a known value away.
    const answer = typed.trim() === "-" ? "" : typed.trim() || initial;
    if (answer === "" && question.isOptional) return "";
    const fault =
      answer === ""
        ? "This one is needed."
        : (question.findFault(answer) ??
          // A line that is not changed keeps its own quotation marks.
          (answer === known[question.name] ? undefined : findQuotingFault(answer)));
    if (!fault) return answer;
    say(`  ${fault}`);
  }
}

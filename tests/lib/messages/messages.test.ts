/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGE_LIST, LANGUAGES, type Language } from "@/lib/languages/languages";
import { compileMessages } from "@/lib/languages/compile-messages.mjs";
import { ODD_MARKS } from "@/tests/lib/messages/odd-marks";

const FOLDER = "lib/messages";

/** The files of a language, also those in folders. */
const filesOf = (language: Language) =>
  readdirSync(`${FOLDER}/${language}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .sort();

const SUBJECTS = filesOf("en");

type Node = string | number | [string, ...unknown[]];
type File = Record<string, string | Node[]>;

const sources = (language: Language, subject: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${subject}`, "utf8")) as Record<string, string>;

const compiled = (language: Language, subject: string) =>
  JSON.parse(compileMessages(readFileSync(`${FOLDER}/${language}/${subject}`, "utf8"))) as File;

const ENGLISH = new Map(SUBJECTS.map((subject) => [subject, compiled("en", subject)]));

const TYPES = { 1: "select", 2: "plural", 3: "ordinal", 4: "number", 5: "date", 6: "time" };

/** "count plural", "b tag", "name": what a message takes, and every branch of its plurals. */
function readMessage(message: string | Node[]) {
  const takes = new Set<string>();
  const plurals: string[][] = [];
  const visit = (node: unknown) => {
    if (!Array.isArray(node)) return;
    const [name, type, options] = node as [unknown, unknown, unknown];
    if (typeof name !== "string" || Array.isArray(name)) return void node.forEach(visit);
    const kind = typeof type === "number" ? TYPES[type as keyof typeof TYPES] : undefined;
    takes.add(node.length === 1 ? name : `${name} ${kind ?? "tag"}`);
    if (kind === "plural" || kind === "select") {
      const branches = options as Record<string, unknown>;
      if (kind === "plural") plurals.push(Object.keys(branches));
      for (const branch of Object.values(branches)) branchNodes(branch).forEach(visit);
    } else if (kind === undefined) node.slice(1).forEach(visit);
  };
  const branchNodes = (branch: unknown) => (Array.isArray(branch) ? branch : []);
  if (Array.isArray(message)) message.forEach(visit);
  return { takes: [...takes].sort(), plurals };
}

const CASES = LANGUAGE_LIST.flatMap((language) =>
  SUBJECTS.map((subject) => [language, subject] as const),
);

test("a message is read: its arguments, its tags and the branches of its plurals", () => {
  const text = "<b>{count, number}</b> {count, plural, one {place of {name}} other {places}}";
  const { message } = JSON.parse(compileMessages(JSON.stringify({ message: text }))) as File;
  expect(readMessage(message!)).toEqual({
    takes: ["b tag", "count number", "count plural", "name"],
    plurals: [["one", "other"]],
  });
});

test.each(LANGUAGE_LIST)("%s has the files of English", (language) => {
  expect(filesOf(language)).toEqual(SUBJECTS);
});

describe.each(CASES)("%s/%s", (language, subject) => {
  const english = ENGLISH.get(subject)!;
  const messages = compiled(language, subject);

  test("has the ids of the English file, in its order", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  test("says something, and takes what the English text takes", () => {
    const odd = Object.entries(messages).filter(([id, message]) => {
      const takes = readMessage(message).takes.join();
      return message.length === 0 || takes !== readMessage(english[id]!).takes.join();
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  test("its plurals have every form of the language", () => {
    const { tag } = LANGUAGES[language];
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const lacking = Object.entries(messages).filter(([, message]) =>
      readMessage(message).plurals.some(
        (branches) =>
          branches
            .filter((form) => !form.startsWith("="))
            .sort()
            .join() !== forms.join(),
      ),
    );
    expect(lacking.map(([id]) => id)).toEqual([]);
  });
});

/** By the values that the code has: tests/lib/restaurants/words/fact-words.test.ts and tests/lib/auth/failure-in.test.ts compare them. */
const TABLES = ["cuisines.json", "facts.json", "sign-in/failures.json"];
const TEXTS = SUBJECTS.filter((subject) => !TABLES.includes(subject));

/** Texts that are the same in another language: names, loanwords, a sign. */
const MAX_SAME_AS_ENGLISH = 0.07;

test.each(LANGUAGE_LIST.filter((language) => language !== "en"))("%s is translated", (language) => {
  const all = TEXTS.flatMap((subject) => {
    const english = sources("en", subject);
    return Object.entries(sources(language, subject)).map(([id, text]) => text === english[id]);
  });
  expect(all.filter(Boolean).length / all.length).toBeLessThan(MAX_SAME_AS_ENGLISH);
});

test.each(Object.entries(ODD_MARKS))("%s has the marks of its language", (language, odd) => {
  const found = SUBJECTS.flatMap((subject) => Object.values(sources(language as Language, subject)))
    .map((text) => text.replace(/<[^>]*>|\{\w+, \w+,|\w+ \{|\}/g, ""))
    .filter((text) => odd.test(text));
  expect(found).toEqual([]);
});

/** The subjects whose ids also stand elsewhere: in the actions of forms, their pages, data/home.ts and data/mission.ts, lib/restaurants, lib/navigation.ts, lib/offline/pages.ts and lib/search/suggestion.ts. */
const NAMED_ELSEWHERE = [
  "about/mission.json",
  "account/saved.json",
  "account/settings-pages.json",
  "done.json",
  "forms/facts.json",
  "forms/pages.json",
  "home.json",
  "hours.json",
  "layout.json",
  "near-me/near-me.json",
  "missing/offline.json",
  "search.json",
];

const CODE = ["app", "components", "data", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, "utf8")),
);

test.each(TEXTS)("every text of %s is used", (subject) => {
  const used = CODE.filter(
    (code) => NAMED_ELSEWHERE.includes(subject) || code.includes(`/en/${subject}"`),
  ).join("\n");
  const ids = Object.keys(sources("en", subject));
  expect(ids.length).toBeGreaterThan(0);
  // The texts of the offer are read as an object's.
  const isUsed = (id: string) =>
    used.includes(`"${id}"`) || used.includes(`{ ${id}, `) || used.includes(`, ${id} }`);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

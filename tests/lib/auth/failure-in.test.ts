/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { failureIn } from "@/lib/auth/failure-in";
import { failureMessage } from "@/lib/auth/failure-message";
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { ACCOUNT_MESSAGES } from "@/lib/account/schemas";
import { LINK_PROBLEMS } from "@/lib/auth/link-problems";
import { MESSAGES } from "@/lib/auth/schemas";
import { MEMBER_MESSAGES, OFFICIAL_NAME } from "@/lib/members/schema";

const OTHERS = LANGUAGE_LIST.filter((language) => language !== "en");

const failuresOf = (language: Language) => filesOf(language, ["failures"]).failures!;

const say = (language: Language, english: string) =>
  failureIn(language, failuresOf(language), english);

const FALLBACK = failureMessage(new TypeError("Failed to fetch"));

/** What a Supabase project says as well. */
const SUPABASE = ["Email rate limit exceeded", "Signups not allowed for this instance"];

const CODE = ["components/auth", "lib/account", "lib/auth", "lib/embedded", "lib/members"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(`${folder}/${path}`, "utf8")),
  )
  .join("\n")
  .replaceAll(/\$\{(?:MIN_LENGTH|MAX_BYTES|Math\.floor\(seconds\))\}/g, (inserted) =>
    inserted.includes("MIN") ? "6" : inserted.includes("MAX") ? "72" : "{seconds}",
  );

test("every text of the file is one that the site or the service says", () => {
  const texts = Object.keys(failuresOf("en"));
  expect(texts.filter((text) => !CODE.includes(text) && !SUPABASE.includes(text))).toEqual([]);
});

test("what the schemas, the links and the form without scripts say is in the file", () => {
  const tables = [MESSAGES, ACCOUNT_MESSAGES, MEMBER_MESSAGES, LINK_PROBLEMS];
  const said = [...tables.flatMap<string>(Object.values), OFFICIAL_NAME, FALLBACK, "Error"];
  expect(said.filter((text) => !(text in failuresOf("en")))).toEqual([]);
});

test.each(OTHERS)("in %s nothing of it is English", (language) => {
  const english = Object.entries(failuresOf("en"));
  const same = english.filter(([id, text]) => text === failuresOf(language)[id as never]);
  expect(same.map(([id]) => id)).toEqual(language === "es" ? ["Error"] : []);
});

test.each([
  ["de", "Invalid login credentials", "E-Mail-Adresse oder Passwort stimmt nicht"],
  [
    "de",
    "For security purposes, you can only request this after 42 seconds.",
    "Aus Sicherheitsgründen geht das erst in 42 Sekunden wieder.",
  ],
  [
    "he",
    "For security purposes, you can only request this after 2 seconds.",
    "מטעמי אבטחה אפשר לבקש זאת שוב בעוד שתי שניות.",
  ],
  [
    "de",
    "Something that the site has never heard",
    "Bei der Anmeldung ist ein Fehler aufgetreten.",
  ],
  [
    "de",
    "A user with this email address has already been registered",
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
  ],
  ["fr", "toString", "Une erreur s’est produite lors de l’authentification."],
] as const)("in %s, %j is %j", (language, english, said) =>
  expect(say(language, english)).toBe(said),
);

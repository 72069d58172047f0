/** @jest-environment node */
import { DELETED_TEXT, DELETED_TITLE, FORMER_MEMBER, NOBODY } from "@/lib/forum/deleted";
import { isSaidBySite, wordsIn } from "@/lib/forum/words-in";
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/forum.json";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "forum");

const SAID = [DELETED_TITLE, DELETED_TEXT, FORMER_MEMBER, NOBODY.name];

test("English says what the database keeps", () => {
  expect(SAID.map((text) => wordsIn(textsOf("en"), text))).toEqual(SAID);
  expect(SAID.every(isSaidBySite)).toBe(true);
});

test.each(LANGUAGE_LIST.filter((language) => language !== "en"))(
  "%s has words of its own for them",
  (language) => {
    for (const text of SAID) expect(wordsIn(textsOf(language), text)).not.toBe(text);
  },
);

test("what people wrote stays as it is", () => {
  expect(isSaidBySite("Rye in Lisbon?")).toBe(false);
  expect(wordsIn(textsOf("he"), "Rye in Lisbon?")).toBe("Rye in Lisbon?");
});

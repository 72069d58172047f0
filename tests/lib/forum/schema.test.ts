/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import * as schemas from "@/lib/forum/schema";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forum/post-forms.json";
import english from "@/lib/messages/en/forum/post-forms.json";

const t = translator("en", english);
const topicSchema = schemas.topicSchema(t);
const replySchema = schemas.replySchema(t);
const postEditSchema = schemas.postEditSchema(t);

function faultsOf(schema: typeof topicSchema | typeof replySchema, values: object) {
  const { success, error } = schema.safeParse(values);
  return success ? {} : fieldErrors(error);
}

it.each([
  ["ab", "xx", ["title"]],
  ["  ab  ", "xx", ["title"]],
  ["abc", "x", ["text"]],
  ["a".repeat(120), "x".repeat(5_000), []],
  ["a".repeat(121), "x".repeat(5_001), ["title", "text"]],
  ["abc", " \n ", ["text"]],
])("judges the title %j and the text %j", (title, text, faults) => {
  expect(Object.keys(faultsOf(topicSchema, { title, text }))).toEqual(faults);
});

it("keeps a text as it was typed, without what is no text", () => {
  const typed = { title: " One\r\nline \t more ", text: " a\r\n\r\nb\u0000\u0007\tc " };
  expect(topicSchema.parse(typed)).toEqual({ title: "One line more", text: "a\n\nb\tc" });
});

it("needs no quote for a reply", () => {
  expect(replySchema.parse({ topicId: "best-brunch", text: "Yes" })).toEqual({
    topicId: "best-brunch",
    text: "Yes",
    quotedId: "",
    quote: "",
  });
});

it.each(["Not a slug", "", "../new"])("refuses the topic %j", (topicId) => {
  expect(replySchema.safeParse({ topicId, text: "Yes" }).success).toBe(false);
});

it("edits posts alone that have an id", () => {
  expect(postEditSchema.safeParse({ postId: "reply-1", text: "Yes" }).success).toBe(false);
});

it("says in the language of the page what is wrong", () => {
  const inGerman = schemas.topicSchema(translator("de", german));
  const { error } = inGerman.safeParse({ title: "ab", text: "x" });
  expect(fieldErrors(error!)).toEqual({
    title: "Bitte schreib einen Titel mit mindestens 3 Zeichen.",
    text: "Bitte schreib mindestens 2 Zeichen.",
  });
});

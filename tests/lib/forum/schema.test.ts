/** @jest-environment node */
import { fieldErrors } from "@/lib/forms/field-errors";
import { postEditSchema, replySchema, topicSchema } from "@/lib/forum/schema";

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

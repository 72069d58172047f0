/** @jest-environment node */
import { actionText } from "@/lib/desk/log/action-words";
import { entryText } from "@/lib/desk/log/entry-text";

const told = (action: string, subject: string) => {
  const text = entryText(action, subject);
  return text && `${text.before}NAME${text.after}`;
};

test.each([
  ["listing.approve", "listing:kopps", "Listing NAME published"],
  ["suggestion.refuse", "suggestion:12", "Correction of NAME rejected"],
  ["venue.close", "restaurant:kopps", "NAME closed for good"],
  ["account.delete", "account:1", "Account of NAME to be deleted"],
  ["account.deleted", "account:1", "Account of NAME deleted"],
  ["account.view", "account:1", "Account of NAME viewed"],
  ["question.ask", "claim:4", "Question asked about the claim to NAME"],
  ["decision.undo", "review:9", "Decision on the review NAME taken back"],
  ["decision.undo", "elsewhere:9", "Decision on the item NAME taken back"],
])("%s of %s is told as: %s", (action, subject, text) => {
  expect(told(action, subject)).toBe(text);
});

test("what is about nothing with a name has no such text, but is still told", () => {
  expect(told("import.start", "imports")).toBeUndefined();
  expect(actionText("import.start")).toBe("Import started");
});

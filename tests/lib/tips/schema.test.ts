/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/tip.json";
import english from "@/lib/messages/en/forms/tip.json";
import { priceVoteSchema, tipSchema } from "@/lib/tips/schema";

const TIP = { restaurantId: "kopps-berlin", text: "Ask for the second menu." };

test.each([
  [{}, true],
  [{ text: "Too short" }, false],
  [{ text: "  Too short  " }, false],
  [{ text: "x".repeat(300) }, true],
  [{ text: "x".repeat(301) }, false],
  [{ text: "Book at www.example.org first" }, false],
  [{ restaurantId: "../desk" }, false],
])("a tip with %j is one: %s", (fields, isOne) =>
  expect(tipSchema(translator("en", english)).safeParse({ ...TIP, ...fields }).success).toBe(isOne),
);

test.each([
  ["1", 1],
  ["4", 4],
  ["0", undefined],
  ["5", undefined],
  ["1.5", undefined],
])("a price of %j is %s", (level, read) =>
  expect(priceVoteSchema.safeParse({ restaurantId: "3", level }).data?.level).toBe(read),
);

test("a German page says in German what is wrong", () => {
  const { error } = tipSchema(translator("de", german)).safeParse({ ...TIP, text: "Kurz" });
  expect(error?.issues[0]?.message).toBe("Bitte schreib mindestens 10 Zeichen.");
});

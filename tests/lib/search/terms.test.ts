/** @jest-environment node */
import { readTerms } from "@/lib/search/terms";

const read = (text: string) => readTerms(text.split(" "));

describe("readTerms", () => {
  it.each<[string, string[]]>([
    ["ramen", ["ramen"]],
    ["Ramen", ["ramen"]],
    ["vegan pizza", ["vegan", "pizza"]],
    ["burgers", ["burger"]],
    ["bakeries", ["bakery"]],
    ["sandwiches", ["sandwich"]],
    ["Cafés", ["cafe"]],
    ["Thai", ["thai"]],
    ["Tex-Mex", ["tex mex"]],
    ["tex mex", ["tex mex"]],
    ["ice cream", ["ice cream"]],
    ["asian fusion", ["asian fusion"]],
    ["fish and chips", ["fish and chips"]],
    ["tapas", ["tapas"]],
    ["hummus", ["hummus"]],
    ["cafe with outdoor seating", ["cafe", "outdoor seating"]],
    ["dog-friendly pub", ["pet friendly", "pub"]],
    ["gluten free bakery", ["gluten-free", "bakery"]],
    ["Wi-Fi", ["wifi"]],
    ["takeaway", ["takeout"]],
    ["the best pizza", ["pizza"]],
    ["restaurants", []],
    ["places to eat", []],
  ])("finds those of %j", (text, terms) => {
    expect(read(text)).toEqual(terms);
  });

  it.each(["", "the", "and with", "Pizzo", "Rice", "ramen Brooklyn", "Lake pizza", "constructor"])(
    "finds none in %j",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

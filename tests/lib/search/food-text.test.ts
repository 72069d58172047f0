/** @jest-environment node */
import { foldForSearch } from "@/lib/strings/fold-for-search";
import { CUISINES, DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { comparable } from "@/lib/search/comparable";
import { FOOD_WORDS } from "@/lib/search/food-words";
import { readFoodText } from "@/lib/search/food-text";

describe("the table of food words", () => {
  const words = FOOD_WORDS.flatMap((entry) => entry.words);

  it("has each word once, as it is compared", () => {
    expect(new Set(words.map(comparable)).size).toBe(words.length);
    expect(words.filter((word) => comparable(word) === "")).toEqual([]);
  });

  it("names what there is", () => {
    const conditions = FOOD_WORDS.flatMap(({ any }) => any);
    const allOf = (key: "level" | "dietary" | "features" | "kind") =>
      conditions.flatMap((condition) => (condition[key] ?? []) as string[]);
    expect(VEGAN_LEVELS).toEqual(expect.arrayContaining(allOf("level")));
    expect(DIETARY_OPTIONS).toEqual(expect.arrayContaining(allOf("dietary")));
    expect(FEATURES).toEqual(expect.arrayContaining(allOf("features")));
    expect(VENUE_KINDS).toEqual(expect.arrayContaining(allOf("kind")));
    expect(CUISINES).toContain("Raw");
    const texts = conditions.flatMap(({ text }) => text ?? []);
    expect(texts.map(foldForSearch)).toEqual(texts);
  });

  it("has a label and a condition for each entry, or neither", () => {
    for (const { label, any } of FOOD_WORDS) expect(label !== "").toBe(any.length > 0);
  });
});

/** What is understood, and the words that are searched for. */
function read(text: string) {
  const { understood, rest } = readFoodText(text);
  return [
    understood.map(({ food }) => food.label).join(" + "),
    rest.map(([typed]) => typed).join(" "),
  ];
}

describe("readFoodText (P4.21)", () => {
  it.each<[string, string, string]>([
    ["gluten free", "Gluten-free options", ""],
    ["glutenfree pizza", "Gluten-free options", "pizza"],
    ["Gluten-Free", "Gluten-free options", ""],
    ["coeliac", "Gluten-free options", ""],
    ["raw", "Raw", ""],
    ["מזון חי", "Raw", ""],
    ["tofu", "Tofu, or a kitchen that usually has it", ""],
    ["seitan", "Seitan, or a fully vegan kitchen", ""],
    ["brunch", "Breakfast and brunch", ""],
    ["Frühstück", "Breakfast and brunch", ""],
    ["döner", "Doner and kebab", ""],
    ["doner", "Doner and kebab", ""],
    ["soft serve", "Ice cream and soft serve", ""],
    ["cheap", "Cheap: $, or street food", ""],
    ["late", "Open at 22:30 today", ""],
    ["open late thai", "Open at 22:30 today", "thai"],
    ["with kids", "Family friendly", ""],
    ["cafe with dog", "Pet friendly", "cafe"],
    ["terrace", "Outdoor seating", ""],
    [
      "cheap brunch with kids",
      "Cheap: $, or street food + Breakfast and brunch + Family friendly",
      "",
    ],
    ["vegan", "", ""],
    ["vegan restaurant", "", ""],
    ["Vegan Restaurants near me", "", ""],
    ["the best vegan food", "", ""],
    ["vegan restaurant berlin", "", "berlin"],
    ["fully vegan milan", "Fully vegan", "milan"],
    ["100% vegan", "Fully vegan", ""],
    ["vegan thai bangkok", "", "thai bangkok"],
    ["vegetarian indian", "Vegetarian", "indian"],
    ["hot dog", "", "hot dog"],
    ["hot dogs with dog", "Pet friendly", "hot dogs"],
    ["Loving Hut", "", "loving hut"],
    ["the and", "", "the and"],
    ["", "", ""],
    ["🌱", "", ""],
    ["東京 ラーメン", "", "東京 ラーメン"],
    ["glutenfrei", "Gluten-free options", ""],
    ["sans gluten", "Gluten-free options", ""],
    ["sin gluten", "Gluten-free options", ""],
    ["無麩質", "Gluten-free options", ""],
    ["ללא גלוטן", "Gluten-free options", ""],
    ["vegetarisches Restaurant", "Vegetarian", ""],
    ["végétarien pas cher", "Vegetarian + Cheap: $, or street food", ""],
    ["素食", "Vegetarian", ""],
    ["全素", "Fully vegan", ""],
    ["台北素食餐廳", "Vegetarian", "台北"],
    ["便宜早午餐", "Cheap: $, or street food + Breakfast and brunch", ""],
    ["24小時素食", "Open 24 hours today + Vegetarian", ""],
    ["２４小時素食", "Open 24 hours today + Vegetarian", ""],
    ["24 小時營業的素食", "Open 24 hours today + Vegetarian", ""],
    ["台北24小時素食餐廳", "Open 24 hours today + Vegetarian", "台北"],
    ["台北vegan餐廳", "", "台北"],
    ["wifi便宜咖啡", "Wifi + Cheap: $, or street food", "咖啡"],
    ["台北pizza", "", "台北 pizza"],
    ["附近的pizza推薦", "", "pizza"],
    ["週日營業早午餐", "Open on Sunday + Breakfast and brunch", ""],
    ["素食！", "Vegetarian", ""],
    // Part of a number or of a name, not words of their own; Japanese stays whole.
    ["124小時", "", "124 小時"],
    ["台北101", "", "台北101"],
    ["wifix素食", "Vegetarian", "wifix"],
    ["親子どんぶり", "", "親子ドンブリ"],
    ["צמחוני עם ילדים", "Vegetarian + Family friendly", ""],
    ["veganes Essen in der Nähe", "", ""],
    ["veganes Restaurant mit Hund", "Pet friendly", ""],
    ["restaurant végane avec terrasse", "Outdoor seating", ""],
    ["comida vegana para llevar", "Takeout", ""],
    ["spät geöffnet thai", "Open at 22:30 today", "thai"],
    ["附近純素餐廳", "", ""],
    ["מסעדה טבעונית בסביבה", "", ""],
    ["小吃", "", "小吃"],
    ["霜淇淋", "Ice cream and soft serve", ""],
    ["guenstig", "Cheap: $, or street food", ""],
    ["spaet geoeffnet", "Open at 22:30 today", ""],
    ["fruehstueck in der naehe", "Breakfast and brunch", ""],
    ["ｖｅｇａｎ ｇｌｕｔｅｎ ｆｒｅｅ", "Gluten-free options", ""],
    ["kid’s", "Family friendly", ""],
    ["kids menu", "Family friendly", ""],
    ["with my kids", "Family friendly", ""],
    ["family restaurant", "Family friendly", ""],
    ["dogs welcome", "Pet friendly", ""],
    ["corn dogs", "", "corn dogs"],
    ["coeliac friendly", "Gluten-free options", ""],
    ["GF pizza", "Gluten-free options", "pizza"],
    ["outside", "Outdoor seating", ""],
    ["accessible", "Wheelchair access", ""],
    ["open till late", "Open at 22:30 today", ""],
    ["cheap late night eats", "Cheap: $, or street food + Open at 22:30 today", ""],
    ["midnight", "Open at 23:30 today", ""],
    ["24/7", "Open 24 hours today", ""],
    ["open sunday", "Open on Sunday", ""],
    ["sonntags geöffnet", "Open on Sunday", ""],
    ["sunday brunch", "Open on Sunday + Breakfast and brunch", ""],
    ["diner", "", "diner"],
    ["vegan-friendly dinner", "", ""],
  ])("of %j", (text, understood, rest) => expect(read(text)).toEqual([understood, rest]));

  it("also looks for the singular of a dish, and for ice cream in two words", () => {
    expect(readFoodText("icecream").rest).toEqual([["icecream", "ice cream"]]);
    expect(readFoodText("burgers").rest).toEqual([["burgers", "burger"]]);
  });

  it("says what the text is without a word that was understood", () => {
    const { understood } = readFoodText("cheap  gluten free, pizza");
    expect(understood.map(({ without }) => without)).toEqual([
      "gluten free, pizza",
      "cheap , pizza",
    ]);
  });

  it("says which words may be a place", () => {
    expect(readFoodText("vegan thai bangkok").other).toEqual({
      text: "bangkok",
      without: "vegan thai",
    });
  });
});

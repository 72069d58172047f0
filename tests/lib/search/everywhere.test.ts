/** @jest-environment node */
import { createSearch, createSearchInParts, type Searchable } from "@/lib/search/everywhere";

const of = (id: string, name: string, more: Partial<Searchable> = {}): Searchable => ({
  id,
  name,
  cuisine: [],
  city: "Berlin",
  country: "Germany",
  ...more,
});

const search = createSearch([
  of("1", "Kopps", {
    cuisine: ["German"],
    dishes: { names: ["Radish salad", "Käsespätzle"], count: 2 },
  }),
  of("2", "Café Açaí", { city: "São Paulo", country: "Brazil" }),
  of("3", "愛家素食", { latinName: "Loving Hut", city: "Taipei", country: "Taiwan" }),
  of("4", "The Loving Spoon", { cuisine: ["Thai"] }),
  of("5", "Thai Garden", { city: "Bangkok", country: "Thailand" }),
  of("6", "Palm Café", { city: "Honolulu", country: "United States" }),
  of("7", "L'écomotive", { kind: "cafe", city: "Marseille", country: "France" }),
  of("8", "Givrée", { kind: "ice cream", city: "Marseille", country: "France" }),
]);

test.each<[string, string[]]>([
  ["kopps", ["1"]],
  ["KÓPPS", ["1"]],
  ["acai", ["2"]],
  ["sao paulo", ["2"]],
  ["愛家", ["3"]],
  ["loving", ["3", "4"]],
  ["thai", ["5", "4"]],
  ["thai berlin", ["4"]],
  ["cafe sao paulo", ["2"]],
  // Names with the word come before kinds.
  ["cafe", ["2", "6", "7"]],
  ["café marseille", ["7"]],
  ["ice cream marseille", ["8"]],
  // A part of the word for a kind.
  ["eam marseille", []],
  ["cafe honolulu", ["6"]],
  ["german kopps", ["1"]],
  ["radish salad", ["1"]],
  ["kaesespaetzle berlin", ["1"]],
])("finds %j", async (text, ids) =>
  expect((await search)(text, 10)).resolves.toEqual({ ids, isGuess: false }),
);

test.each(["kops", "koppps", "lovign hut"])("guesses what %j means", async (text) => {
  const { ids, isGuess } = await (await search)(text, 10);
  expect(isGuess).toBe(true);
  expect(["1", "3"]).toContain(ids[0]);
});

test.each(["", "   ", "xyz", "qqqqqqq", "%_'\\"])("finds nothing for %j", async (text) =>
  expect((await search)(text, 10)).resolves.toEqual({ ids: [], isGuess: false }),
);

test("descriptions are no part of names", async () =>
  expect(
    await (
      await createSearch([of("1", "Kale", { description: "Salty" })])
    )("salty", 5),
  ).toEqual({ ids: [], isGuess: false }));

test("returns no more than requested", async () =>
  expect(await (await search)("loving", 1)).toMatchObject({ ids: ["3"] }));

test("guesses among thousands of names the most alike, of equals the first", async () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `Garden ${index % 2_500}`);
  const among = await createSearch(names.map((name, index) => of(`${index}`, name)));
  const { ids, isGuess } = await among("gardn 1234", 3);
  expect(isGuess).toBe(true);
  expect(ids.slice(0, 2)).toEqual(["1234", "3734"]);
});

test("lets other work have its turn while it is prepared", async () => {
  const many = Array.from({ length: 6_000 }, (_, index) => of(`${index}`, `Place ${index}`));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await (
    await createSearch(many)
  )("plcae 17", 1);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

test("takes in each part before the next one is read, and lets others have their turn within a large one", async () => {
  const steps: string[] = [];
  const many = Array.from({ length: 3_000 }, (_, index) => of(`${index}`, `Place ${index}`));
  const last = {
    ...of("last", ""),
    get name() {
      steps.push("taken in");
      return "The end";
    },
  };
  async function* parts() {
    for (let part = 0; part < 3; part += 1) {
      steps.push("read");
      yield [...many, last];
    }
  }
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const found = await createSearchInParts(parts());
  isOver = true;
  const order = steps.filter((step, at) => step !== steps[at - 1]);
  expect(order).toEqual(["read", "taken in", "read", "taken in", "read", "taken in"]);
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(await found("the end", 5)).toEqual({ ids: ["last", "last", "last"], isGuess: false });
});

describe("with food words (P4.21)", () => {
  const facts = { features: [], dietaryOptions: [] };
  const among = createSearch([
    of("1", "Options", { ...facts, veganLevel: "vegan options", city: "Milan" }),
    of("2", "Vegan Corner", { ...facts, veganLevel: "vegan", city: "Milan" }),
    of("3", "Thai House", { ...facts, cuisine: ["Thai"], city: "Bangkok" }),
    of("4", "Safe", { ...facts, dietaryOptions: ["gluten-free options"] }),
    of("5", "Mesa", { city: "Tempe", country: "United States" }),
    of("6", "Warung", { description: "Home-made tempeh.", country: "Indonesia" }),
    of("7", "Lotus", { tips: ["Take the pumpkin curry."], country: "Taiwan" }),
  ]);

  test.each<[string, string[]]>([
    ["vegan milan", ["2", "1"]],
    ["fully vegan milan", ["2"]],
    ["vegan restaurant milan", ["2", "1"]],
    ["vegan thai bangkok", ["3"]],
    ["gluten free", ["4"]],
    ["coeliac berlin", ["4"]],
    ["late bangkok", ["3"]],
    // A city is no dish.
    ["tempeh", ["6"]],
    ["mesa tempe", ["5"]],
    ["pumpkin", ["7"]],
    ["home made", ["6"]],
    ["vegan", ["2", "1", "3", "4", "5", "6", "7"]],
  ])("finds %j", async (text, ids) =>
    expect((await among)(text, 10, { hasFoodWords: true })).resolves.toEqual({
      ids,
      isGuess: false,
    }),
  );
});

test.each([false, true])(
  "looks for a word once that is typed a hundred times, with food words: %s",
  async (hasFoodWords) => {
    const find = await search;
    const looksFor = async (text: string) => {
      const spy = jest.spyOn(String.prototype, "includes");
      await find(text, 10, { hasFoodWords });
      const looked = spy.mock.calls.filter(([word]) => String(word).trim() === "o").length;
      spy.mockRestore();
      return looked;
    };
    const once = await looksFor("o");
    expect(once).toBeGreaterThan(0);
    expect(await looksFor("o ".repeat(100))).toBeLessThanOrEqual(once);
  },
);

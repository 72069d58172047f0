/** @jest-environment node */
import { createChains, siteLabel, type ChainRow } from "@/lib/restaurants/chains/chains";

function chainsOf(rows: Partial<ChainRow>[]) {
  const chains = createChains();
  for (const [index, row] of rows.entries())
    chains.add({ id: String(index), name: "Leafy", website: null, brand: null, ...row });
  const facts = chains.finish();
  return rows.map((_, index) => facts.get(String(index)));
}

/** The rows that share a chain, as letters: "aab-". */
function pattern(rows: Partial<ChainRow>[]) {
  const letters = new Map<string, string>();
  return chainsOf(rows)
    .map((facts) => {
      if (!facts?.chain) return "-";
      const letter = letters.get(facts.chain) ?? String.fromCharCode(97 + letters.size);
      letters.set(facts.chain, letter);
      return letter;
    })
    .join("");
}

describe("siteLabel", () => {
  it.each([
    ["https://www.leafy.example/berlin?x=1", "leafy"],
    ["http://stores.leafy.example:8080", "leafy"],
    ["leafy.co.uk", "leafy"],
    ["https://LEAFY.com.au/", "leafy"],
    ["https://www.facebook.com/leafy", undefined],
    ["https://leafy.eatbu.com", undefined],
    ["nonsense", undefined],
    ["", undefined],
    [null, undefined],
  ])("of %s is %s", (website, label) => expect(siteLabel(website)).toBe(label));
});

describe("branches of one chain (P14.642)", () => {
  it.each<[string, string, Partial<ChainRow>[]]>([
    [
      "the same brand, whatever their names",
      "aa-",
      [{ brand: "Q1", name: "Leafy Mitte" }, { brand: "Q1" }, { brand: "Q2" }],
    ],
    [
      "the same name and domain, in any country",
      "aa-",
      [
        { website: "https://leafy.example/1" },
        { website: "https://www.leafy.co.uk" },
        { website: "https://other.example" },
      ],
    ],
    [
      "the same name, spelled otherwise",
      "aa",
      [
        { name: "Dino's Café", website: "dinos.example" },
        { name: "Dino’s CAFE", website: "dinos.example" },
      ],
    ],
    [
      "no website, but the name of a chain",
      "aaa",
      [{ website: "leafy.example" }, { website: "leafy.example" }, {}],
    ],
    ["the name of a brand", "aa", [{ brand: "Q1" }, {}]],
    [
      "but not one domain and several names",
      "--",
      [
        { name: "Leafy", website: "group.example" },
        { name: "Rooty", website: "group.example" },
      ],
    ],
    [
      "nor one name and several domains, as of every Taj Mahal",
      "---",
      [{ website: "a.example" }, { website: "b.example" }, {}],
    ],
    ["nor one name alone", "--", [{}, {}]],
    [
      "nor pages of a network",
      "--",
      [{ website: "https://facebook.com/a" }, { website: "https://facebook.com/b" }],
    ],
  ])("have %s", (_, expected, rows) => expect(pattern(rows)).toBe(expected));

  it("are a large chain from ten on", () => {
    const branches = (count: number) =>
      chainsOf(Array.from({ length: count }, () => ({ website: "leafy.example" })));
    expect(branches(9).every((facts) => facts?.isLargeChain)).toBe(false);
    expect(branches(10).every((facts) => facts?.isLargeChain)).toBe(true);
  });

  it("of a well-known fast-food chain are of a large one, also alone", () => {
    expect(chainsOf([{ name: "McDonald’s" }, { name: "STARBUCKS" }, { name: "Leafy" }])).toEqual([
      { isLargeChain: true },
      { isLargeChain: true },
      undefined,
    ]);
  });
});

/** @jest-environment node */
import fc from "fast-check";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import {
  DEFAULT_NEAR_ME_STATE,
  parseFragment,
  toFragment,
  type NearMeState,
} from "@/lib/restaurants/near-me/fragment";
import { RESTAURANT_SORT_OPTIONS } from "@/lib/restaurants/near-me/sort";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

const { filters: NONE } = DEFAULT_NEAR_ME_STATE;
const SORT_KEYS = RESTAURANT_SORT_OPTIONS.map(({ id }) => id);

const anyState: fc.Arbitrary<NearMeState> = fc.record({
  filters: fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 40 }),
    veganLevel: fc.subarray([...VEGAN_LEVELS]),
    cuisine: fc.subarray([...CUISINES]),
    features: fc.subarray([...FEATURES]),
    dietaryOptions: fc.subarray([...DIETARY_OPTIONS]),
    priceRange: fc.subarray([...PRICE_RANGES]),
    rating: fc.constantFrom(...MINIMUM_RATINGS),
    openNow: fc.boolean(),
    wheelchair: fc.constant(false),
  }),
  sort: fc.constantFrom(...SORT_KEYS),
  view: fc.constantFrom("list", "map"),
});

describe("toFragment", () => {
  it("is empty for the default state", () => {
    expect(toFragment(DEFAULT_NEAR_ME_STATE)).toBe("");
  });

  it("can be read by a person", () => {
    expect(
      toFragment({
        filters: {
          text: "smoky ramen",
          veganLevel: ["vegan", "few vegan options"],
          cuisine: ["Thai", "Italian"],
          features: ["outdoor seating"],
          dietaryOptions: ["oil-free"],
          priceRange: [1, 2],
          rating: 4,
          openNow: true,
          wheelchair: false,
        },
        sort: "rating",
        view: "map",
      }),
    ).toBe(
      "#q=smoky+ramen&level=vegan,few+vegan+options&cuisine=Thai,Italian&features=outdoor+seating&dietary=oil-free&price=1,2&rating=4&open=1&sort=rating&view=map",
    );
  });

  it("caps the text at 200 code points and never cuts one in half", () => {
    const { text } = parseFragment(
      toFragment({ ...DEFAULT_NEAR_ME_STATE, filters: { ...NONE, text: "🌱".repeat(10_000) } }),
    ).filters;
    expect(text).toBe("🌱".repeat(200));
  });

  it("writes half a surrogate pair as the replacement character", () => {
    const state = { ...DEFAULT_NEAR_ME_STATE, filters: { ...NONE, text: "a\ud800" } };
    expect(parseFragment(toFragment(state)).filters.text).toBe("a\ufffd");
  });
});

describe("parseFragment", () => {
  it.each<[string, string, Partial<NearMeState["filters"]>]>([
    ["no fragment", "", {}],
    ["a bare #", "#", {}],
    ["an unrelated fragment", "#reviews", {}],
    ["text", "#q=ramen", { text: "ramen" }],
    ["percent escapes", "#q=cr%C3%A8me%20br%C3%BBl%C3%A9e", { text: "crème brûlée" }],
    ["an escaped #, & and =", "#q=%23%26%3D", { text: "#&=" }],
    ["bad percent escapes", "#q=100%&open=1", { text: "100%", openNow: true }],
    ["escapes that are not UTF-8", "#q=%ff", { text: "\ufffd" }],
    ["markup, as text", "#q=<script>", { text: "<script>" }],
    ["known options", "#cuisine=Thai,Farm-to-table", { cuisine: ["Thai", "Farm-to-table"] }],
    ["options in another order and twice", "#price=4,1,4", { priceRange: [1, 4] }],
    ["unknown options", "#cuisine=Thai,Martian,thai,&features=sauna", { cuisine: ["Thai"] }],
    ["inherited names", "#cuisine=__proto__,constructor&__proto__=1&rating=toString", {}],
    ["a price beyond the range", "#price=0,2,5,2.5,NaN", { priceRange: [2] }],
    ["a rating that is offered", "#rating=4.5", { rating: 4.5 }],
    ["a rating that is not offered", "#rating=4.6", {}],
    ["a rating in another notation", "#rating=4.0", {}],
    ["open now", "#open=1", { openNow: true }],
    ["another word for it", "#open=true", {}],
    ["a key given twice: the first counts", "#q=a&q=b", { text: "a" }],
  ])("reads %s", (_, hash, filters) => {
    expect(parseFragment(hash)).toEqual({
      ...DEFAULT_NEAR_ME_STATE,
      filters: { ...NONE, ...filters },
    });
  });

  it.each([
    ["#sort=priceRange&view=map", "priceRange", "map"],
    ["#sort=price&view=grid", "distance", "list"],
    ["#sort=__proto__&view=", "distance", "list"],
    ["#sort=best", "distance", "list"],
  ])("reads sort and view of %s", (hash, sort, view) => {
    expect(parseFragment(hash)).toMatchObject({ sort, view });
  });

  it.each([
    ["", undefined, "best"],
    ["#sort=best", "distance", "best"],
    ["#sort=distance", undefined, "distance"],
    ["", "rating", "rating"],
    ["#sort=nonsense", "rating", "rating"],
  ] as const)(
    "where restaurants come from tiles, %j with %s chosen before",
    (hash, chosen, sort) => {
      expect(parseFragment(hash, true, chosen).sort).toBe(sort);
    },
  );

  it("returns the state that was written, for any state", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseFragment(toFragment(state))).toEqual(state);
      }),
    );
  });

  it("has any cuisine and wheelchair access where restaurants come from tiles", () => {
    const filters = { ...NONE, cuisine: ["Middle eastern", "Thai", "Café"], wheelchair: true };
    const fragment = toFragment({ ...DEFAULT_NEAR_ME_STATE, filters });
    expect(fragment).toBe("#wheelchair=1&cuisine=Middle+eastern,Thai,Caf%C3%A9");
    expect(parseFragment(fragment, true).filters).toEqual(filters);
    expect(parseFragment(fragment).filters).toEqual({ ...NONE, cuisine: ["Thai"] });
  });

  it("keeps a cuisine as long as a listing's may be", () => {
    const cuisine = [`Modern seasonal ${"x".repeat(284)}`];
    const fragment = toFragment({ ...DEFAULT_NEAR_ME_STATE, filters: { ...NONE, cuisine } });
    expect(parseFragment(fragment, true).filters.cuisine).toEqual(cuisine);
  });

  it("keeps twenty cuisines of at most three hundred letters, each once", () => {
    const names = Array.from({ length: 60 }, (_, index) => `${index % 40} ${"x".repeat(500)}`);
    const { cuisine } = parseFragment(`#cuisine=,${names.join(",")}, `, true).filters;
    expect(cuisine).toHaveLength(20);
    expect(cuisine[0]).toBe(`0 ${"x".repeat(298)}`);
  });

  const key = fc.constantFrom(
    "q",
    "cuisine",
    "features",
    "dietary",
    "price",
    "rating",
    "__proto__",
  );
  const rubbish = fc.oneof(
    fc.string({ unit: "binary", maxLength: 500 }),
    fc.string().map((text) => `#q=%${text}`),
    fc.array(fc.tuple(key, fc.string({ unit: "binary" }))).map((pairs) => {
      return `#${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;
    }),
  );

  function expectValid({ filters, sort, view }: NearMeState) {
    expect(Array.from(filters.text).length).toBeLessThanOrEqual(200);
    expect(CUISINES).toEqual(expect.arrayContaining(filters.cuisine));
    expect(FEATURES).toEqual(expect.arrayContaining(filters.features));
    expect(DIETARY_OPTIONS).toEqual(expect.arrayContaining(filters.dietaryOptions));
    expect(PRICE_RANGES).toEqual(expect.arrayContaining(filters.priceRange));
    expect(MINIMUM_RATINGS).toContain(filters.rating);
    expect(typeof filters.openNow).toBe("boolean");
    expect(filters.wheelchair).toBe(false);
    expect(SORT_KEYS).toContain(sort);
    expect(["list", "map"]).toContain(view);
  }

  it("makes a valid state of any string, and the same one of its own writing", () => {
    fc.assert(
      fc.property(rubbish, (hash) => {
        const state = parseFragment(hash);
        expectValid(state);
        expect(parseFragment(toFragment(state))).toEqual(state);
      }),
    );
  });

  it.each([
    ["options", "#" + "cuisine=Thai,".repeat(80_000)],
    ["half an emoji", "#q=" + "%F0%9F".repeat(180_000)],
    ["commas", "#price=" + ",".repeat(1_000_000)],
    ["ampersands", "&".repeat(1_000_000)],
    ["surrogate halves", "\ud800".repeat(500_000)],
  ])("makes a valid state of a megabyte of %s", (_, hash) => {
    expectValid(parseFragment(hash));
  });
});

/** @jest-environment node */
import { address, embeddedDefaults, nextArguments } from "@/scripts/run/serve.mjs";

const SUPABASE = { NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co" };

test.each([
  ["nothing", {}, [], { port: 3000, hostname: "127.0.0.1", isLocal: true }],
  ["PORT", { PORT: 4000 }, [], { port: 4000 }],
  ["PORT and --port", { PORT: 4000 }, ["--port", "5000"], { port: 5000 }],
  ["-p and -H", SUPABASE, ["-p", "5000", "-H", "::"], { port: 5000, hostname: "::" }],
  ["a Supabase project", SUPABASE, [], { hostname: undefined, isLocal: false }],
  [
    "public embedded accounts",
    { CHARD_EMBEDDED_AUTH: "public" },
    [],
    { hostname: undefined, isLocal: false },
  ],
  ["localhost", {}, ["-H", "localhost"], { hostname: "localhost", isLocal: true }],
])("listens where %s says", (_, settings, args, place) => {
  expect(address(settings, args)).toMatchObject(place);
});

test.each([
  ["embedded accounts beyond this machine", {}, ["-H", "0.0.0.0"], /CHARD_EMBEDDED_AUTH=public/],
  ["a port that is none", {}, ["-p", "70000"], /--port/],
  ["an unknown option", {}, ["--turbo"], /--turbo.*Known: --port/],
])("refuses %s in one sentence", (_, settings, args, sentence) => {
  expect(() => address(settings, args)).toThrow(sentence);
});

test("says which defaults are in force", () => {
  expect(embeddedDefaults({}, { isLocal: true })).toEqual([
    expect.stringMatching(/embedded, stored in \.data, for this machine alone/),
    expect.stringMatching(/open map/),
  ]);
  expect(
    embeddedDefaults(
      { ...SUPABASE, NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "k" },
      { isLocal: false },
    ).join(),
  ).toMatch(/Supabase at https:\/\/abcdefgh.*Google/);
});

test("a production server keeps idle connections for longer than Node does by itself", () => {
  const place = { port: 3000, hostname: "127.0.0.1" };
  const common = ["--port", "3000", "--hostname", "127.0.0.1"];
  expect(nextArguments("start", place)).toEqual([
    "start",
    ...common,
    "--keepAliveTimeout",
    "65000",
  ]);
  expect(nextArguments("dev", place)).toEqual(["dev", ...common]);
});

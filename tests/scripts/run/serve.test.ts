/** @jest-environment node */
import { address, embeddedDefaults, nextArguments } from "@/scripts/run/serve.mjs";

const SUPABASE = { NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co" };

test.each([
  ["nothing", {}, [], { port: 3000, hostname: "127.0.0.1", isLocal: true }],
  ["PORT", { PORT: 4000 }, [], { port: 4000 }],
  ["PORT and --port", { PORT: 4000 }, ["--port", "5000"], { port: 5000 }],
  ["-p and -H", SUPABASE, ["-p", "5000", "-H", "::"], { port: 5000, hostname: "::" }],
  ["a Supabase project", SUPABASE, [], { hostname: "127.0.0.1", isLocal: false }],
  [
    "public embedded accounts",
    { CHARD_EMBEDDED_AUTH: "public" },
    [],
    { hostname: "127.0.0.1", isLocal: false },
  ],
  [
    "CHARD_HOST",
    { CHARD_EMBEDDED_AUTH: "public", CHARD_HOST: "0.0.0.0" },
    [],
    { hostname: "0.0.0.0" },
  ],
  ["CHARD_HOST and -H", { ...SUPABASE, CHARD_HOST: "0.0.0.0" }, ["-H", "::1"], { hostname: "::1" }],
  ["localhost", {}, ["-H", "localhost"], { hostname: "localhost", isLocal: true }],
])("listens where %s says", (_, settings, args, place) => {
  expect(address(settings, args)).toMatchObject(place);
});

test.each([
  ["embedded accounts beyond this machine", {}, ["-H", "0.0.0.0"], /CHARD_EMBEDDED_AUTH=public/],
  ["the same by CHARD_HOST", { CHARD_HOST: "192.0.2.1" }, [], /CHARD_EMBEDDED_AUTH=public/],
  ["a port that is none", {}, ["-p", "70000"], /--port/],
  ["an unknown option", {}, ["--turbo"], /--turbo.*Known: --port/],
])("refuses %s in one sentence", (_, settings, args, sentence) => {
  expect(() => address(settings, args)).toThrow(sentence);
});

test("says which defaults are in force", () => {
  expect(embeddedDefaults({}, { hostname: "127.0.0.1", isLocal: true })).toEqual([
    expect.stringMatching(/embedded, stored in \.data, for this machine alone/),
    expect.stringMatching(/open map/),
  ]);
  expect(
    embeddedDefaults(
      { ...SUPABASE, NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "k" },
      { hostname: "127.0.0.1", isLocal: false },
    ).join(),
  ).toMatch(/Supabase at https:\/\/abcdefgh.*Google/);
  const inPublic = (hostname: string) => embeddedDefaults({}, { hostname, isLocal: false })[0];
  expect(inPublic("::")).toMatch(/OPEN TO THE NETWORK/);
  expect(inPublic("127.0.0.1")).not.toMatch(/OPEN/);
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

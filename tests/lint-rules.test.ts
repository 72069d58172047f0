/** @jest-environment node */
import { execFileSync } from "node:child_process";

const PATHS = "import/no-restricted-paths";
const IMPORTS = "no-restricted-imports";
const SYNTAX = "no-restricted-syntax";

const uses = (path: string) => `import { a } from "${path}"; export const b = a;`;
const loads = (path: string) => `export const b = () => import("${path}");`;

const BUTTON = uses("@/components/ui/button");
const FOOTER = uses("@/components/layout/footer/footer");
const FONTS = uses("@/app/fonts");
const QUERIES = uses("@/lib/restaurants/queries");
const RECORDS = uses("@/data/restaurants");
const SUPABASE = uses("@supabase/ssr");
const GOOGLE = uses("@vis.gl/react-google-maps");

/** Each rule of eslint.config.mjs, broken once: what breaks it, where, in which code, and the rule that must say so. */
const PLANTED: [title: string, path: string, code: string, rule: string][] = [
  ["lib uses a component", "lib/planted.ts", BUTTON, PATHS],
  ["lib uses app", "lib/planted.ts", FONTS, PATHS],
  ["a component uses app", "components/layout/planted.tsx", FONTS, PATHS],
  ["a component loads app lazily", "components/layout/planted.tsx", loads("@/app/fonts"), PATHS],
  ["a root file of lib uses rules", "lib/planted.ts", uses("@/lib/map/camera"), PATHS],
  ["a base folder uses rules", "lib/browser/planted.ts", uses("@/lib/map/camera"), PATHS],
  ["rules use a vendor's folder", "lib/location/planted.ts", uses("@/lib/google-maps/key"), PATHS],
  [
    "rules load a feature lazily",
    "lib/location/planted.ts",
    loads("@/lib/geocoding/geocode"),
    PATHS,
  ],
  [
    "a vendor's folder uses a feature",
    "lib/supabase/planted.ts",
    uses("@/lib/session/sign-in"),
    PATHS,
  ],
  ["a component calls a query", "components/layout/planted.tsx", QUERIES, PATHS],
  ["a rule calls a query", "lib/restaurants/planted.ts", QUERIES, PATHS],
  ["the middleware calls a query", "middleware.ts", QUERIES, PATHS],
  ["app reads records", "app/restaurants/page.tsx", RECORDS, PATHS],
  ["a component reads records", "components/layout/planted.tsx", RECORDS, PATHS],
  [
    "a component passes records on",
    "components/layout/planted.tsx",
    'export { RESTAURANTS } from "@/data/restaurants";',
    PATHS,
  ],
  ["lib reads records outside queries", "lib/restaurants/planted.ts", RECORDS, PATHS],
  ["a component validates settings", "components/layout/planted.tsx", uses("@/lib/env"), PATHS],
  ["a primitive uses lib", "components/ui/planted.tsx", uses("@/lib/site"), PATHS],
  [
    "a primitive uses a folder of lib",
    "components/ui/planted.tsx",
    uses("@/lib/restaurants/types"),
    PATHS,
  ],
  ["a primitive uses a feature", "components/ui/planted.tsx", FOOTER, PATHS],
  ["a shared part uses a feature", "components/site/planted.tsx", FOOTER, PATHS],
  ["the map uses a feature", "components/map/planted.tsx", FOOTER, PATHS],
  [
    "a feature uses another",
    "components/layout/planted.tsx",
    uses("@/components/restaurants/cards/restaurant-card"),
    PATHS,
  ],
  ["a relative import", "components/layout/planted.tsx", uses("../../lib/cn"), IMPORTS],
  ["Supabase in a component", "components/layout/planted.tsx", SUPABASE, IMPORTS],
  ["Supabase in the middleware", "middleware.ts", SUPABASE, IMPORTS],
  [
    "Supabase loaded lazily in a component",
    "components/layout/planted.tsx",
    loads("@supabase/ssr"),
    SYNTAX,
  ],
  ["Google Maps in a feature", "components/layout/planted.tsx", GOOGLE, IMPORTS],
  ["MapLibre in lib", "lib/google-maps/planted.ts", uses("maplibre-gl"), IMPORTS],
  [
    "MapLibre loaded lazily in a feature",
    "components/layout/planted.tsx",
    loads("maplibre-gl"),
    SYNTAX,
  ],
  [
    "the embedded database outside its folder",
    "lib/supabase/planted.ts",
    uses("@electric-sql/pglite"),
    IMPORTS,
  ],
  ["tokens read outside their folders", "lib/session/planted.ts", uses("jose"), IMPORTS],
  ["the toaster in a feature", "components/layout/planted.tsx", uses("sonner"), IMPORTS],
  ["an icon of Lucide's own", "components/layout/planted.tsx", uses("lucide-react"), IMPORTS],
  [
    "a file in camel case",
    "lib/openHours.ts",
    "export {};",
    "check-file/filename-naming-convention",
  ],
  [
    "a folder in camel case",
    "components/nearMe/list.tsx",
    "export {};",
    "check-file/folder-naming-convention",
  ],
  ["a drawer", "lib/utils.ts", "export {};", "check-file/filename-blocklist"],
  ["a barrel", "lib/restaurants/index.ts", "export {};", "check-file/filename-blocklist"],
  [
    "a rule that reads the clock",
    "lib/restaurants/hours/hours.ts",
    "export const b = () => Date.now();",
    SYNTAX,
  ],
  [
    "a rule that takes today",
    "lib/restaurants/hours/hours.ts",
    "export const b = () => new Date();",
    SYNTAX,
  ],
  [
    "a rule that returns random results",
    "lib/restaurants/near-me/sort.ts",
    "export const b = () => Math.random();",
    SYNTAX,
  ],
  [
    "a rule that knows the browser",
    "lib/restaurants/filters/filter-restaurants.ts",
    "export const b = () => window.name;",
    SYNTAX,
  ],
  [
    "a browser's word for being online",
    "components/map/planted.tsx",
    "export const b = () => navigator.onLine;",
    "no-restricted-properties",
  ],
  [
    "a rule that knows React",
    "lib/restaurants/filters/filter-restaurants.ts",
    uses("react"),
    SYNTAX,
  ],
  [
    "a rule that loads a vendor",
    "lib/restaurants/filters/filter-restaurants.ts",
    loads("@supabase/ssr"),
    SYNTAX,
  ],
  ["a function among the records", "data/planted.ts", "export const b = () => 1;", SYNTAX],
  ["a value imported by records", "data/planted.ts", uses("@/lib/restaurants/types"), SYNTAX],
  ["a value passed on by records", "data/planted.ts", 'export { a } from "@/lib/cn";', SYNTAX],
  ["any", "lib/planted.ts", "export const b: any = 1;", "@typescript-eslint/no-explicit-any"],
  [
    "a type imported as a value",
    "lib/planted.ts",
    'import { Location } from "@/lib/location/types"; export type B = Location;',
    "@typescript-eslint/consistent-type-imports",
  ],
  ["a loose comparison", "lib/planted.ts", "export const b = (a: number) => a == 1;", "eqeqeq"],
  ["a forgotten log", "lib/planted.ts", "console.log(1); export {};", "no-console"],
];

/** What the same rules must leave alone. */
const WELCOME: [title: string, path: string, code: string][] = [
  ["app calls a query", "app/planted.tsx", QUERIES],
  ["app uses a component", "app/planted.tsx", FOOTER],
  ["app imports a style sheet", "app/planted.tsx", 'import "./globals.css";'],
  ["a query reads records", "lib/planted/queries.ts", RECORDS],
  ["a vendor's folder uses rules", "lib/google-maps/planted.ts", uses("@/lib/location/types")],
  ["a query uses a vendor's folder", "lib/guides/queries.ts", uses("@/lib/supabase/options")],
  ["rules use rules", "lib/cities/planted.ts", uses("@/lib/map/camera")],
  ["a feature uses a primitive", "components/layout/planted.tsx", BUTTON],
  ["a primitive joins classes", "components/ui/planted.tsx", uses("@/lib/cn")],
  [
    "a primitive asks what is left out",
    "components/ui/planted.tsx",
    uses("@/lib/hidden/is-hidden"),
  ],
  ["a primitive uses a primitive", "components/ui/planted.tsx", BUTTON],
  ["Supabase at home", "lib/supabase/planted.ts", SUPABASE],
  ["Google Maps at its second home", "components/map/planted.tsx", GOOGLE],
  ["MapLibre loaded lazily at home", "components/map/planted.tsx", loads("maplibre-gl")],
  [
    "a rule that is given the time",
    "lib/restaurants/hours/hours.ts",
    "export const b = (now: Date) => now.getTime();",
  ],
];

let broken: string[][];

beforeAll(() => {
  const snippets = [...PLANTED, ...WELCOME].map(([, path, code]) => ({ path, code }));
  const output = execFileSync(process.execPath, ["tests/lint-planted.mjs"], {
    input: JSON.stringify(snippets),
    encoding: "utf8",
  });
  broken = JSON.parse(output);
}, 60_000);

test.each(PLANTED.map(([title, , , rule], index) => [title, rule, index] as const))(
  "reports %s as %s",
  (_, rule, index) => {
    expect(broken[index]).toContain(rule);
  },
);

test.each(WELCOME.map(([title], index) => [title, PLANTED.length + index] as const))(
  "accepts: %s",
  (_, index) => {
    expect(broken[index]).toEqual([]);
  },
);

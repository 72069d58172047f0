import { readdirSync, readFileSync } from "node:fs";
import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import checkFile from "eslint-plugin-check-file";

/** What every area may use. */
const SHARED = ["ui", "site", "map", "location", "forms", "fact-fields", "world"];

/** Product areas under components/: each may use the shared folders and lib, never another area. */
const FEATURES = readdirSync("components", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map((entry) => entry.name);

/** The folders of lib by layer, lowest first: a folder uses its own layer and those below. */
const LIB_LAYERS = Object.entries(JSON.parse(readFileSync("lib/layers.json", "utf8")));

const foldersFrom = (index) => LIB_LAYERS.slice(index).flatMap(([, folders]) => folders);

const LIB_ZONES = [
  {
    target: "./lib/*.ts",
    from: `./lib/@(${foldersFrom(1).join("|")})/**`,
    message: "Every folder of lib may use these files, so they use base folders only.",
  },
  ...LIB_LAYERS.slice(0, -1).map(([layer, folders], index) => ({
    // Queries and actions read and write records for app/: they are above every folder.
    target: `./lib/@(${folders.join("|")})/**/!(queries|actions).{ts,tsx}`,
    from: `./lib/@(${foldersFrom(index + 1).join("|")})/**`,
    message: `A ${layer} folder of lib uses no higher layer (lib/layers.json).`,
  })),
];

const LAYER_ZONES = [
  ...LIB_ZONES,
  { target: "./lib", from: ["./app", "./components"], message: "lib knows nothing of screens." },
  { target: "./components", from: "./app", message: "app imports components, not the reverse." },
  {
    target: [
      "./app",
      "./components",
      "./lib/!(database)/**/!(queries).ts",
      "./lib/database/**/!(samples|sample-files|sample-members|sample-records).ts",
      "./*.ts",
    ],
    from: "./data",
    message: "Only lib/*/queries.ts and the samples of lib/database read data/.",
  },
  {
    target: ["./components/**/*", "./lib/**/*", "./*.ts"],
    from: "./lib/*/queries.ts",
    message: "Only app/ calls queries; pass the records down.",
  },
  {
    target: "./components",
    from: "./lib/env.ts",
    message: "lib/env brings zod; what browsers may know is in lib/public-env.",
  },
  {
    target: "./components/ui",
    from: [
      "./lib/!(cn.ts|hidden|languages|messages)",
      "./lib/!(cn.ts|hidden|languages|messages)/**",
      "./components/!(ui)/**",
    ],
    message:
      "Primitives know nothing of the product: lib/cn, the page's language and what is left out only.",
  },
  {
    target: "./components/site",
    from: "./components/!(ui|site)/**",
    message: "What several areas share knows none of them.",
  },
  {
    target: "./components/map",
    from: "./components/!(ui|site|map)/**",
    message: "The map serves every feature and knows none.",
  },
  {
    target: "./components/forms",
    from: "./components/!(ui|site|forms)/**",
    message: "Forms serve every feature and know none.",
  },
  {
    target: "./components/fact-fields",
    from: "./components/!(ui|site|map|forms|fact-fields)/**",
    message: "Fields for the facts of restaurants serve every feature and know none.",
  },
  {
    target: "./components/world",
    from: "./components/!(ui|site|world)/**",
    message: "The world on this device serves every feature and knows none.",
  },
  {
    target: "./components/location",
    from: "./components/!(ui|site|location)/**",
    message: "The location search serves every feature and knows none.",
  },
  ...FEATURES.map((feature) => ({
    target: `./components/${feature}`,
    from: `./components/!(${SHARED.join("|")}|${feature})/**`,
    message: "Features meet in app/ only.",
  })),
];

/**
 * The zones by the area of their targets: the rule tries each of its zones on every file, and resolves every import, also where no zone
 * is of that file. tests/, e2e/, scripts/ and other areas have none.
 */
const ZONE_AREAS = ["app", "components", "lib"];

function zonesOf(isOfArea) {
  return LAYER_ZONES.flatMap(({ target, ...zone }) => {
    const targets = [target].flat().filter(isOfArea);
    return targets.length > 0 ? [{ ...zone, target: targets }] : [];
  });
}

const restrictedPaths = (isOfArea) => ({
  "import/no-restricted-paths": ["error", { zones: zonesOf(isOfArea) }],
});

const PATH_RULES = [
  ...ZONE_AREAS.map((area) => ({
    files: [`${area}/**/*.{ts,tsx,mjs}`],
    rules: restrictedPaths((target) => target === `./${area}` || target.startsWith(`./${area}/`)),
  })),
  { files: ["*.ts"], rules: restrictedPaths((target) => target === "./*.ts") },
];

/** Rules of components, without any in a file that cannot hold JSX. React's rules of hooks stay. */
const WITHOUT_COMPONENTS = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, "off"]),
);

/** A vendor's shapes stop at its home. */
const VENDORS = [
  { name: "Supabase", regex: "^@supabase/", homes: ["lib/supabase/**"] },
  {
    name: "Google Maps",
    regex: "^@vis\\.gl/react-google-maps",
    homes: ["lib/google-maps/**", "components/map/**"],
  },
  {
    name: "MapLibre",
    regex: "^(@vis\\.gl/react-maplibre|maplibre-gl)",
    homes: ["components/map/**"],
  },
  {
    name: "The database",
    regex: "^(@electric-sql/|drizzle-orm|drizzle-kit|pg$)",
    homes: ["lib/database/**"],
  },
  {
    name: "The embedded auth server",
    regex: "^bcryptjs",
    homes: ["lib/embedded/**"],
  },
  { name: "jose", regex: "^jose", homes: ["lib/embedded/**", "lib/supabase/**"] },
  { name: "pino", regex: "^pino", homes: ["lib/server/**"] },
  { name: "Sonner", regex: "^sonner", homes: ["components/ui/**"] },
  // Its components would bring every line of an icon into the page, and once more into the page's flight data (ADR-39).
  {
    name: "Lucide",
    regex: "^lucide-react",
    homes: ["components/ui/drawings/icon-names.ts, by its script"],
  },
];

/** The vendors that are strangers to a home (to every folder without one). */
function foreignVendors(home) {
  return VENDORS.filter(({ homes }) => !home || !homes.includes(home)).map(
    ({ name, regex, homes }) => ({
      regex,
      // no-restricted-imports does not look at `import("...")`.
      selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`,
      message: `${name} stays in ${homes.join(" and ")}.`,
    }),
  );
}

function restrictedSyntax(entries) {
  return ["error", ...entries.map(({ selector, message }) => ({ selector, message }))];
}

function restrictedImports(home) {
  const vendors = foreignVendors(home).map(({ regex, message }) => ({ regex, message }));
  const relative = { regex: "^\\.\\.?/(?!.*\\.css$)", message: "Import through @/." };
  return {
    "no-restricted-imports": ["error", { patterns: [relative, ...vendors] }],
    "no-restricted-syntax": restrictedSyntax(foreignVendors(home)),
  };
}

const VENDOR_HOMES = [...new Set(VENDORS.flatMap(({ homes }) => homes))].filter((home) =>
  home.endsWith("*"),
);

const IMPURE = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.name='Math'][property.name='random']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "Identifier[name=/^(window|document|localStorage|sessionStorage|navigator|performance|crypto|process)$/]",
  "ImportDeclaration[source.value=/^(react|next)(\\/|$)/]",
].map((selector) => ({
  selector,
  message: "Rule files are pure: no framework; the clock, the location and the seed are arguments.",
}));

const NOT_A_RECORD = [
  { selector: ":function", message: "data/ holds records only." },
  ...[
    "ImportDeclaration[importKind!='type']",
    "ImportExpression",
    "ExportNamedDeclaration[source]",
    "ExportAllDeclaration",
  ].map((selector) => ({ selector, message: "data/ imports types only." })),
];

const config = [
  { ignores: ["**/.next/**", ".data/**", "public/**", "next-env.d.ts", "e2e/results/**"] },
  ...next,
  ...nextTypescript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "check-file": checkFile },
    rules: {
      // `const { omitted: _, ...rest }` is how a field is left out.
      "@typescript-eslint/no-unused-vars": ["warn", { ignoreRestSiblings: true }],
      "check-file/filename-naming-convention": [
        "error",
        { "**/*.{ts,tsx,mjs}": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true },
      ],
      "check-file/filename-blocklist": [
        "error",
        {
          "**/{utils,helpers,constants}.{ts,tsx}": "**/a-name-of-its-subject.ts",
          "{components,lib,data}/**/index.{ts,tsx}": "**/a-name-of-its-subject.ts",
        },
      ],
      "check-file/folder-naming-convention": [
        "error",
        { "{components,lib,data,tests,e2e,scripts,bench}/**/": "KEBAB_CASE" },
      ],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      // Pictures are SVG files or come in sizes of their own (<picture>): next/image would add script and gain nothing.
      "@next/next/no-img-element": "off",
    },
  },
  ...PATH_RULES,
  { files: ["**/*.{ts,mjs}"], rules: WITHOUT_COMPONENTS },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
    },
  },
  {
    files: ["{app,components,lib,data}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          property: "onLine",
          message: "It says only that there is some network (P13.10): ask isSiteReachable().",
        },
      ],
    },
  },
  {
    files: ["{app,components,lib,data}/**/*.{ts,tsx}", "*.ts"],
    rules: restrictedImports(),
  },
  ...VENDOR_HOMES.map((home) => ({ files: [home], rules: restrictedImports(home) })),
  {
    files: [
      "lib/**/{continents,distance,filter-images,filter-options,filter-restaurants,fragment,hours,price,search,sort}.ts",
    ],
    rules: { "no-restricted-syntax": restrictedSyntax([...IMPURE, ...foreignVendors()]) },
  },
  {
    // The folders of its app directory are routes.
    files: ["e2e/page-cache/run-time-app/**"],
    rules: { "check-file/folder-naming-convention": "off" },
  },
  {
    files: ["data/**/*.ts"],
    rules: { "no-restricted-syntax": restrictedSyntax(NOT_A_RECORD) },
  },
  {
    files: [
      "{scripts,bench,tests,e2e,deploy}/**",
      "lib/browser/log-submission.ts",
      "lib/server/json-log.ts",
    ],
    rules: { "no-console": "off" },
  },
];

export default config;

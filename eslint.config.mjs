import { readdirSync } from "node:fs";
import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import checkFile from "eslint-plugin-check-file";

/** Product areas under components/: each may use ui, map and lib, never another area. */
const FEATURES = readdirSync("components", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["ui", "map"].includes(entry.name))
  .map((entry) => entry.name);

const LAYER_ZONES = [
  { target: "./lib", from: ["./app", "./components"], message: "lib knows nothing of screens." },
  { target: "./components", from: "./app", message: "app imports components, not the reverse." },
  {
    target: ["./app", "./components", "./lib/**/!(queries).ts"],
    from: "./data",
    message: "Only lib/*/queries.ts reads data/.",
  },
  {
    target: ["./components/**/*", "./lib/**/*"],
    from: "./lib/*/queries.ts",
    message: "Only app/ calls queries; pass the records down.",
  },
  {
    target: "./components/ui",
    from: ["./lib/!(cn.ts)", "./lib/!(cn.ts)/**", "./components/!(ui)/**"],
    message: "Primitives know nothing of the product: lib/cn only.",
  },
  {
    target: "./components/map",
    from: "./components/!(ui|map)/**",
    message: "The map serves every feature and knows none.",
  },
  ...FEATURES.map((feature) => ({
    target: `./components/${feature}`,
    from: `./components/!(ui|map|${feature})/**`,
    message: "Features meet in app/ only.",
  })),
];

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
    name: "The embedded auth server",
    regex: "^(@electric-sql/|bcryptjs|jose)",
    homes: ["lib/embedded/**"],
  },
  { name: "Sonner", regex: "^sonner", homes: ["components/ui/**"] },
];

function restrictedImports(home) {
  const vendors = VENDORS.filter(({ homes }) => !home || !homes.includes(home)).map(
    ({ name, regex, homes }) => ({ regex, message: `${name} stays in ${homes.join(" and ")}.` }),
  );
  const relative = { regex: "^\\.\\.?/", message: "Import through @/." };
  return { "no-restricted-imports": ["error", { patterns: [relative, ...vendors] }] };
}

const VENDOR_HOMES = [...new Set(VENDORS.flatMap(({ homes }) => homes))];

const IMPURE = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.name='Math'][property.name='random']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "Identifier[name=/^(window|document|localStorage|sessionStorage|navigator)$/]",
].map((selector) => ({
  selector,
  message: "Rule files are pure: take the clock, the place and the seed as arguments.",
}));

const config = [
  { ignores: [".next/**", ".data/**", "public/**", "next-env.d.ts", "e2e/results/**"] },
  ...next,
  ...nextTypescript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "check-file": checkFile },
    rules: {
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
      "import/no-cycle": "error",
      "import/no-restricted-paths": ["error", { zones: LAYER_ZONES }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
    },
  },
  {
    files: ["{app,components,lib,data}/**/*.{ts,tsx}", "middleware.ts"],
    rules: restrictedImports(),
  },
  ...VENDOR_HOMES.map((home) => ({ files: [home], rules: restrictedImports(home) })),
  { files: ["app/layout.tsx"], rules: { "no-restricted-imports": "off" } },
  {
    files: ["lib/**/{continents,distance,filter,format,fragment,hours,price,search,sort}.ts"],
    rules: { "no-restricted-syntax": ["error", ...IMPURE] },
  },
  {
    files: ["data/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: ":function", message: "data/ holds records only." },
        {
          selector: "ImportDeclaration[importKind!='type']",
          message: "data/ imports types only.",
        },
      ],
    },
  },
  {
    files: ["{scripts,bench,tests,e2e}/**", "lib/browser/log-submission.ts"],
    rules: { "no-console": "off" },
  },
];

export default config;

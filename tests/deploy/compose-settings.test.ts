/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { VARIABLE_NAMES } from "@/lib/env";

type Service = { build?: { args?: Record<string, string> }; environment?: Record<string, string> };

/** Set by the image, or in no container. */
const OF_THE_IMAGE = ["PORT", "CHARD_HOST", "CHARD_DATA_DIR", "CHARD_LOG", "CHARD_STANDALONE"];
/** Chosen by the presence of others. */
const CHOSEN = ["CHARD_DATABASE"];
const SUPABASE = [
  "NEXT_PUBLIC_SUPABASE_URL",
  "NEXT_PUBLIC_SUPABASE_ANON_KEY",
  "SUPABASE_SECRET_KEY",
];
const EMBEDDED = [
  "CHARD_EMBEDDED_AUTH",
  "CHARD_EMBEDDED_CONFIRM",
  "CHARD_MODERATOR",
  "CHARD_MODERATOR_PASSWORD",
];
/** Links of mails in a log that many can read. */
const LOCAL = ["CHARD_EMBEDDED_PRINT_MAILS"];

// What a file of settings says and Compose does not hand over would have no effect, without a word.
test.each([
  ["deploy/one-box/compose.yaml", ["site"], SUPABASE],
  ["deploy/compose.yaml", ["app-1"], EMBEDDED],
])("%s hands over every setting that can have an effect there", (file, sites, others) => {
  const { services } = parse(readFileSync(file, "utf8"), { merge: true }) as {
    services: Record<string, Service>;
  };
  const handedOver = [
    ...Object.keys(services.static!.build!.args!),
    ...sites.flatMap((name) => Object.keys(services[name]!.environment!)),
  ];
  const expected = VARIABLE_NAMES.filter(
    (name) => ![...OF_THE_IMAGE, ...CHOSEN, ...LOCAL, ...others].includes(name),
  );
  expect(handedOver.toSorted()).toEqual(expected.toSorted());
});

test("one of two instances imports and makes backups", () => {
  const { services } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
    services: Record<string, Service>;
  };
  const [first, second] = ["app-1", "app-2"].map((name) =>
    Object.keys(services[name]!.environment!),
  );
  expect(first!.filter((name) => !second!.includes(name)).toSorted()).toEqual([
    "CHARD_BACKUP",
    "CHARD_BACKUP_AT",
    "CHARD_IMPORT",
    "CHARD_IMPORT_AT",
  ]);
  expect(second!.filter((name) => !first!.includes(name))).toEqual([]);
});

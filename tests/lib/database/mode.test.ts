/** @jest-environment node */
import { chooseDatabase, DatabaseSettingsError, type DatabaseSettings } from "@/lib/database/mode";

const URL = "postgres://chard@db.example/chard";
const HOSTED = "https://abcdefgh.supabase.co";

const CHOICES: [string, DatabaseSettings, ReturnType<typeof chooseDatabase>["mode"], RegExp][] = [
  ["a fresh machine", { CHARD_EMBEDDED_AUTH: "local" }, "embedded", /neither DATABASE_URL nor/],
  ["embedded accounts in public", { CHARD_EMBEDDED_AUTH: "public" }, "embedded", /neither/],
  ["a server not started by npm start", {}, "none", /npm start/],
  ["a Postgres server", { DATABASE_URL: URL }, "postgres", /DATABASE_URL is set/],
  [
    "Supabase with its database",
    { DATABASE_URL: URL, NEXT_PUBLIC_SUPABASE_URL: HOSTED },
    "postgres",
    /DATABASE_URL is set/,
  ],
  [
    "Supabase for accounts alone",
    { NEXT_PUBLIC_SUPABASE_URL: HOSTED },
    "none",
    /DATABASE_URL is not set/,
  ],
  [
    "none, configured",
    { CHARD_DATABASE: "none", DATABASE_URL: URL },
    "none",
    /CHARD_DATABASE is none/,
  ],
  [
    "embedded, configured",
    { CHARD_DATABASE: "embedded" },
    "embedded",
    /CHARD_DATABASE is embedded/,
  ],
  [
    "postgres, configured",
    { CHARD_DATABASE: "postgres", DATABASE_URL: URL },
    "postgres",
    /CHARD_DATABASE is postgres/,
  ],
];

it.each(CHOICES)("%s", (_situation, settings, mode, reason) => {
  expect(chooseDatabase(settings)).toEqual({ mode, reason: expect.stringMatching(reason) });
});

const CONTRADICTIONS: [string, DatabaseSettings, RegExp][] = [
  ["postgres without a server", { CHARD_DATABASE: "postgres" }, /DATABASE_URL.*is not set/],
  [
    "embedded with a server",
    { CHARD_DATABASE: "embedded", DATABASE_URL: URL },
    /unset one of the two/,
  ],
  [
    "embedded with hosted accounts",
    { CHARD_DATABASE: "embedded", NEXT_PUBLIC_SUPABASE_URL: HOSTED },
    /hosted by Supabase/,
  ],
];

it.each(CONTRADICTIONS)("refuses %s, without repeating the URL", (_name, settings, message) => {
  expect(() => chooseDatabase(settings)).toThrow(DatabaseSettingsError);
  expect(() => chooseDatabase(settings)).toThrow(message);
  expect(() => chooseDatabase(settings)).not.toThrow(URL);
});

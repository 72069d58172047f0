import { translatedTexts } from "@/lib/env/translated-texts";

// As the build reads them (next.config.ts).
process.env.TRANSLATED_TEXTS ??= translatedTexts(process.cwd()).join(" ");

// Hashing a password takes a tenth of a second on purpose. The site asks for what it always asks for and gets a cheap hash
// (tests/lib/embedded/passwords.test.ts tries the real one).
jest.mock("bcryptjs", () => jest.requireActual<object>("@/tests/fakes/cheap-bcrypt"));

// Whoever may keep something for the next test file keeps the gazetteer (tests/environments/pglite.mjs).
if ("keptByWorker" in globalThis)
  jest.doMock("@/lib/import/geography", () =>
    jest.requireActual<object>("@/tests/fakes/geography"),
  );

// Half of the files ask for the plain Node environment, which has no window to complete.
if (typeof window !== "undefined") jest.requireActual("@/tests/dom-setup");

import { translatedTexts } from "@/lib/env/translated-texts";

// As the build reads them (next.config.ts).
process.env.TRANSLATED_TEXTS ??= translatedTexts(process.cwd()).join(" ");

// Half of the files ask for the plain Node environment, which has no window to complete.
if (typeof window !== "undefined") jest.requireActual("@/tests/dom-setup");

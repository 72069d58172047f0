import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const config = await withNext({
  rootDir: "..",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/tests/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/fakes/server-only.ts",
  },
})();

export default config;

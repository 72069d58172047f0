import { defineConfig } from "drizzle-kit";

/** For `npx drizzle-kit generate --config lib/database/drizzle.config.ts`; migrations are applied by lib/database/connection/migrate.ts. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/database/schema/*.ts",
  out: "./lib/database/migrations",
  entities: { roles: { provider: "supabase" } },
});

import type { Config } from "tailwindcss";
// eslint-disable-next-line no-restricted-imports -- Tailwind resolves no "@/".
import { BREAKPOINTS } from "./lib/breakpoints";

/** Everything but the breakpoints is defined in app/theme.css: scripts need the breakpoints, too. */
export default { theme: { screens: BREAKPOINTS } } satisfies Omit<Config, "content">;

const LONGEST = 80;
const MAX_REPORTED = 100;

const reported = new Set<string>();

/** Logs inline scripts that no policy allows, each once: browsers do not run them. */
export function reportUnknownScripts(scripts: readonly string[]) {
  for (const script of scripts) {
    const start = script.slice(0, LONGEST);
    if (reported.has(start) || reported.size >= MAX_REPORTED) continue;
    reported.add(start);
    console.error(`A page has an inline script that is not known, and is not run: ${start}`);
  }
}

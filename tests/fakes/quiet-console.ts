/**
 * Takes the console away for the rest of a test file: supabase-js reports refusals on its own time, also
 * after the last test, and Jest ends with an error for a word spoken then.
 */
export function quietConsole() {
  Object.assign(console, { error() {}, warn() {} });
}

/**
 * Silences the console for the rest of a test file: supabase-js logs refusals asynchronously, also after the last test, where Jest
 * fails for any output.
 */
export function quietConsole() {
  Object.assign(console, { error() {}, warn() {} });
}

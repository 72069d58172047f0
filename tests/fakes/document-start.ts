/** jsdom knows nothing of the navigation that a document began with: from here on it was one to `path`. */
export function fakeDocumentStart(path: string) {
  const began = { name: new URL(path, "http://localhost").href };
  const entries = {
    getEntriesByType: (type: string) => (type === "navigation" ? [began] : []),
  };
  // Fake timers put another object, with methods of the same names, in the place of `performance`.
  Object.assign(Performance.prototype, entries);
  Object.assign(performance, entries);
}

/** What happened to a list of restaurants: ids in the order of saving, and removed ids. */
export type Changes = { added: string[]; removed: string[] };

/** What turned one list into another; the order of what both have does not count. */
export function changesSince(before: readonly string[], after: readonly string[]): Changes {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    added: [...current].filter((id) => !old.has(id)),
    removed: [...old].filter((id) => !current.has(id)),
  };
}

/** A list after changes: what was added follows what was there, each restaurant once. */
export function applyChanges(ids: readonly string[], { added, removed }: Changes) {
  const gone = new Set(removed);
  return [...new Set([...ids.filter((id) => !gone.has(id)), ...added])];
}

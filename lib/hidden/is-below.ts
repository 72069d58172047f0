/** Whether a path is one of the paths, or below one. */
export function isBelow(path: string, paths: readonly string[]) {
  return paths.some((each) => path === each || path.startsWith(`${each}/`));
}

/**
 * The number of steps back in the tab's history to a page whose path is one that is looked for, when the visitor came directly from it: -1, or more where
 * fragments of this page are between. Undefined when they came from elsewhere, or the browser has no Navigation API.
 */
export function stepsBackTo(isWanted: (pathname: string) => boolean) {
  const { navigation, location } = window;
  const here = navigation?.currentEntry?.index;
  if (here === undefined) return undefined;
  const paths = navigation.entries().map(({ url }) => url && new URL(url).pathname);
  const from = paths.slice(0, here).findLastIndex((path) => path !== location.pathname);
  const path = paths[from];
  return path && isWanted(path) ? from - here : undefined;
}

/**
 * The number of steps back in the tab's history to the page at `pathname`, when the visitor came directly from it: -1, or more where
 * fragments of this page are between. Undefined when they came from elsewhere, or the browser has no Navigation API.
 */
export function stepsBackTo(pathname: string) {
  const { navigation, location } = window;
  const here = navigation?.currentEntry?.index;
  if (here === undefined) return undefined;
  const paths = navigation.entries().map(({ url }) => url && new URL(url).pathname);
  const from = paths.slice(0, here).findLastIndex((path) => path !== location.pathname);
  return paths[from] === pathname ? from - here : undefined;
}

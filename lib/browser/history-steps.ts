/**
 * How far back in the tab's history the page at `pathname` lies, when the visitor came from it straight to this
 * page: -1, or more where fragments of this page lie between. Undefined when they came from elsewhere, or
 * the browser does not tell (no Navigation API).
 */
export function stepsBackTo(pathname: string) {
  const { navigation, location } = window;
  const here = navigation?.currentEntry?.index;
  if (here === undefined) return undefined;
  const paths = navigation.entries().map(({ url }) => url && new URL(url).pathname);
  const from = paths.slice(0, here).findLastIndex((path) => path !== location.pathname);
  return paths[from] === pathname ? from - here : undefined;
}

/** The path of the page that a key of Next's cache stands for: "/route-cache/APP_PAGE/<hash of its route>/$/restaurants/1". */
export function pathOfCacheKey(key: string) {
  return key.replace(/^\/route-cache\/\w+\/\w+\/\$/, "");
}

/** The path of the page that a key of the cache of Next 16.4 stands for: "/route-cache/APP_PAGE/<hash of its route>/$/restaurants/1". */
export function pathOfCacheKey(key: string) {
  return key.replace(/^\/route-cache\/\w+\/\w+\/\$/, "");
}

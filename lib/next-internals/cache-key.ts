/** The path of the page in a key of Next 16.4's cache: "/route-cache/APP_PAGE/<hash of its route>/$/restaurants/1". */
export function pathOfCacheKey(key: string) {
  return key.replace(/^\/route-cache\/\w+\/\w+\/\$/, "");
}

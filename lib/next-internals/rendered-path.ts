import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

const PREFIX = "_N_T_";

/**
 * The path of the page that is being rendered, for the root layout, to which Next gives no path and no parameters: the last of the
 * tags that Next 16.4 gives to every response (path-tag.ts). Unlike headers it is known while a page is prerendered. Undefined
 * outside a render.
 */
export function renderedPath() {
  const store = workUnitAsyncStorage.getStore();
  const tags = store && "implicitTags" in store ? store.implicitTags?.tags : undefined;
  const paths = tags?.filter((tag) => !/\/(layout|page|route|index)$/.test(tag));
  return paths?.at(-1)?.slice(PREFIX.length);
}

let renders = 0;

/** How often a venue's page has been rendered in this process, this time included. */
export function countRender() {
  renders += 1;
  return renders;
}

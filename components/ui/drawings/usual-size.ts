/** Pixels of most icons: the data of a page states other sizes alone. */
export const USUAL_SIZE = 20;

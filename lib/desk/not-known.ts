/** What a fact that nobody knows is called. In a file of its own: browsers get it without what reads facts. */
export const NOT_KNOWN = "Not known";

/** The text for an unknown fact. In a file of its own: browsers get it without the code that reads facts. */
export const NOT_KNOWN = "Not known";
